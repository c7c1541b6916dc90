import { publicUrlOf } from '#platform/public-url.ts';
import { publicWords } from '#registers/subject-blocks.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { momentWithZone } from '@proverka/words/moments';
import { batchNeedsData, consentNeeded, dataNeeded } from '../letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { lockItem, pathOf } from '../item.store.ts';
import type { LockedItem } from '../item.store.ts';
import { findAwaitingTask } from '../credit-consent.store.ts';

/** Asks the customer once, by letter, for the data sources need; a list asks once for all its rows. */
export async function askForDataJob(deps: FulfilmentDeps, { itemId }: { itemId: string }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (item === undefined || item.status === 'failed' || item.status === 'refunded') return;
    const until = await awaitedUntil(tx, itemId);
    if (until !== null) {
      const awaitsConsent = (await findAwaitingTask(tx, itemId)) !== undefined;
      const subject = await publicWords({ ...deps, db: tx }, item);
      await queueLetter(deps, tx, letterAbout(deps, item, { subject, until, awaitsConsent }));
    }
  });
}

interface Needed {
  readonly subject: string;
  readonly until: Date;
  readonly awaitsConsent: boolean;
}

function letterAbout(deps: FulfilmentDeps, item: LockedItem, { subject, until, awaitsConsent }: Needed) {
  const { brand, email: recipient, batchId, batchTitle } = item;
  const site = publicUrlOf(deps.config, item);
  const addressed = { brand, recipient, unless: 'notify_report_ready' } as const;
  if (batchId !== null) {
    const letter = batchNeedsData(site, { title: batchTitle ?? '', batchId, until: momentWithZone(until) });
    return { ...addressed, reason: `batch-data-needed:${batchId}`, letter };
  }
  const letter = (awaitsConsent ? consentNeeded : dataNeeded)(site, {
    title: item.productTitle,
    subject,
    path: pathOf(item),
    until: momentWithZone(until),
  });
  return { ...addressed, reason: `${awaitsConsent ? 'consent' : 'data'}-needed:${item.id}`, letter };
}

/** The earliest deadline of the waiting sources; null when none waits any more. */
async function awaitedUntil(tx: Transaction, itemId: string): Promise<Date | null> {
  const { until } = await tx
    .selectFrom('report_task')
    .select(({ fn }) => fn.min('deadline_at').as('until'))
    .where('item_id', '=', itemId)
    .where('status', '=', 'needs_data')
    .executeTakeFirstOrThrow();
  return until;
}
