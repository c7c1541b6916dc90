import type { InsurancePolicy } from '@proverka/contract/insurance';
import { kopecks, toRubles } from '@proverka/validation/money';
import { moscowDay } from '@proverka/words/moments';
import type { Connection } from '#platform/db/transaction.ts';
import { policyEnd } from './policy-term.domain.ts';

const NUMBER_DIGITS = 6;

/** The policy of a delivered report; null for a report without insurance, or one that is not ready or was given back. */
export async function readPolicy(db: Connection, itemId: string): Promise<InsurancePolicy | null> {
  const row = await db
    .selectFrom('insurance_policy')
    .innerJoin('order_item', 'order_item.id', 'insurance_policy.item_id')
    .innerJoin('report', 'report.item_id', 'insurance_policy.item_id')
    .select(['insurance_policy.number', 'series', 'insurer', 'premium', 'report.completed_at'])
    .where('insurance_policy.item_id', '=', itemId)
    .where('order_item.status', '=', 'done')
    .executeTakeFirst();
  if (row === undefined || row.completed_at === null) return null;
  const startsOn = moscowDay(row.completed_at);
  return {
    ...row.insurer,
    number: `${row.series}-${String(row.number).padStart(NUMBER_DIGITS, '0')}`,
    premium: toRubles(kopecks(row.premium)),
    starts_on: startsOn,
    ends_on: policyEnd(startsOn, row.insurer.months),
  };
}
