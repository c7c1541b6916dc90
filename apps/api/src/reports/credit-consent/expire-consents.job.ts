import { inTransaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { endConsent } from './consent.store.ts';

/** 218-FZ, article 6: consents are kept for five years after they have ended. */
const KEPT_YEARS = 5;

/**
 * Ends requests nobody has signed in time, and those of checks that wait no more: whom they were sent to is forgotten. The money
 * went back with the check.
 */
export async function expireConsentsJob(deps: ReportsDeps): Promise<void> {
  const now = deps.now();
  const open = await deps.db
    .selectFrom('credit_consent')
    .innerJoin('order_item', 'order_item.id', 'credit_consent.item_id')
    .select(['credit_consent.id', 'credit_consent.expires_at'])
    .where('credit_consent.state', '=', 'sent')
    .where((where) =>
      where.or([
        where('credit_consent.expires_at', '<=', now),
        where('order_item.status', 'in', ['done', 'failed', 'refunded']),
      ]),
    )
    .limit(500)
    .execute();
  await inTransaction(deps.db, async (tx) => {
    for (const { id, expires_at: until } of open) {
      await endConsent(tx, id, { to: until <= now ? 'expired' : 'cancelled', at: now });
    }
    const before = new Date(now);
    before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
    await tx.deleteFrom('credit_consent').where('ended_at', '<', before).execute();
  });
}
