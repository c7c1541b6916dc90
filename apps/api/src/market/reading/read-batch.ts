import { inTransaction } from '#platform/db/transaction.ts';
import type { MarketDeps } from '../deps.ts';
import { fetchPage } from './fetch-page.ts';
import type { Pass } from './fetch-page.ts';
import type { AdvertsPage } from '../sources/adverts-host.ts';
import { keepAdverts } from './advert.store.ts';
import { judgeAdvert } from './judge-advert.domain.ts';
import { afterPage } from './next-page.domain.ts';
import { moscowDay } from '../moscow-day.ts';
import { findReading, lockReading, saveReading } from './reading.store.ts';
import type { Reading } from './reading.store.ts';

type BatchDeps = Pick<MarketDeps, 'db' | 'adverts' | 'config' | 'now' | 'log' | 'onAdvertsRead'>;

/** `more`: there are more pages; `over`: this pass has ended; `silent`: the host did not answer. */
export type BatchOutcome = 'more' | 'over' | 'silent';

/** Reads the next page of adverts and keeps it. The page is fetched outside of the transaction, which is short. */
export async function readBatch(deps: BatchDeps, pass: Pass, signal: AbortSignal): Promise<BatchOutcome> {
  const { adverts, db, log, now } = deps;
  const before = await findReading(db);
  const offset = before?.next_offset ?? 0;
  const since = before?.stage === 'changes' ? before.since : null;
  const page = await fetchPage(
    adverts,
    {
      offset,
      state: before === null || before.stage === 'active' ? 'active' : 'all',
      ...(since !== null && { changedSince: since }),
    },
    pass,
    signal,
  );
  if (typeof page === 'string') {
    log.warn({ reason: page }, 'adverts were not read');
    return 'silent';
  }
  const fresh = page.rows.filter(({ id }) => !pass.seen.has(id)).length;
  for (const { id } of page.rows) pass.seen.add(id);
  return inTransaction(db, async (tx) => {
    const reading = await lockReading(tx, moscowDay(now()), now());
    // Another process was quicker: its page holds.
    if (reading.next_offset !== offset || (before !== null && reading.stage !== before.stage)) return 'more';
    const step = afterPage(
      reading,
      { ...page, fresh, readable: page.rows.length, received: page.rows.length + page.unreadable },
      moscowDay(now()),
    );
    const counted = step.isKept ? await keepPage(deps, tx, page, reading) : step.reading;
    await saveReading(tx, { ...step.reading, ...countsOf(counted) }, now());
    if (reading.stage === 'all' && step.reading.stage === 'changes') await deps.onAdvertsRead(tx);
    if (step.reading.trouble !== null) log.warn({ trouble: step.reading.trouble, offset }, 'adverts');
    return step.isOver ? 'over' : 'more';
  });
}

const countsOf = ({ read_rows, aside_rows }: Pick<Reading, 'read_rows' | 'aside_rows'>) => ({
  read_rows,
  aside_rows,
});

async function keepPage(
  { config, now }: BatchDeps,
  tx: Parameters<typeof keepAdverts>[0],
  page: AdvertsPage,
  reading: Reading,
): Promise<Pick<Reading, 'read_rows' | 'aside_rows'>> {
  const judged = page.rows.map((row) => judgeAdvert(row, moscowDay(now())));
  await keepAdverts(tx, judged, { secret: config.appSecret, readAt: now() });
  const aside = judged.filter((advert) => advert.aside !== null).length + page.unreadable;
  const isFirst = reading.next_offset === 0;
  return {
    read_rows: (isFirst ? 0 : reading.read_rows) + page.rows.length,
    aside_rows: (isFirst ? 0 : reading.aside_rows) + aside,
  };
}
