import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { MarketDeps } from '../deps.ts';
import { moscowDay } from '../moscow-day.ts';
import { keepAdverts } from './advert.store.ts';
import { judgeAdvert } from './judge-advert.domain.ts';

const KNOWN = statement<{ ids: readonly number[] }, { id: number }>(
  'select id from advert where id = any(:ids)',
);

/** Adverts the host named that were published after the last reading are fetched and kept; while it is silent they are missing. */
export async function keepMissing(
  { db, marketData, config, now }: MarketDeps,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const known = new Set((await KNOWN(db, { ids })).map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const answer = await marketData.adverts(missing, signal);
  if (answer.kind !== 'said' || answer.body === null) return;
  const asked = new Set(missing);
  const judged = answer.body.rows
    .filter(({ id }) => asked.has(id))
    .map((row) => judgeAdvert(row, moscowDay(now())));
  await inTransaction(db, (tx) => keepAdverts(tx, judged, { secret: config.appSecret, readAt: now() }));
}
