import { kopecks } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { usualTerms } from './partner-terms.domain.ts';
import type { PartnerTerms } from './partner-terms.domain.ts';

const IN_FORCE = statement<
  { partnerId: string; at: Date },
  { reward_percent: number; min_top_up: number; is_ended: boolean }
>(`
  select reward_percent, min_top_up, ended_at is not null and ended_at <= :at as is_ended from partner_tariff
  where partner_id = :partnerId and starts_at <= :at order by starts_at desc limit 1`);

/** The terms of a partner at a moment: those of their tariff, otherwise the usual ones. */
export async function readPartnerTerms(db: Connection, partnerId: string, at: Date): Promise<PartnerTerms> {
  const [row] = await IN_FORCE(db, { partnerId, at });
  return row === undefined || row.is_ended
    ? usualTerms
    : { rewardPercent: row.reward_percent, minTopUp: kopecks(row.min_top_up) };
}
