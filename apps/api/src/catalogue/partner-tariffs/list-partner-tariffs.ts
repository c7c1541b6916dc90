import type { PartnerTariff } from '@proverka/contract/partner-tariff';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';

interface TariffRow {
  readonly id: string;
  readonly partner_id: string;
  readonly name: string;
  readonly email: string;
  readonly reward_percent: number;
  readonly min_top_up: number;
  readonly starts_at: Date;
  readonly ended_at: Date | null;
  readonly next_starts_at: Date | null;
  readonly made_by: string;
  readonly maker: string;
  readonly reason: string;
}

/** Beyond this many nobody reads one list. */
const MOST = 1000;

const LIST = statement<{ partnerId: string | null }, TariffRow>(`
  select t.*, p.name, p.email, coalesce(nullif(u.name, ''), u.email) as maker,
    lead(t.starts_at) over (partition by t.partner_id order by t.starts_at) as next_starts_at
  from partner_tariff t join app_user p on p.id = t.partner_id join app_user u on u.id = t.made_by
  where :partnerId::uuid is null or t.partner_id = :partnerId
  order by t.starts_at desc, t.id desc limit ${MOST}`);

/** The latest first; of one partner, or of all. */
export async function listPartnerTariffs(
  db: Connection,
  partnerId: string | null,
  now: Date,
): Promise<PartnerTariff[]> {
  return (await LIST(db, { partnerId })).map((row) => viewPartnerTariff(row, now));
}

function viewPartnerTariff(row: TariffRow, now: Date): PartnerTariff {
  const ends = [row.ended_at, row.next_starts_at].flatMap((at) => at ?? []);
  const endsAt = ends.length === 0 ? null : new Date(Math.min(...ends.map(Number)));
  const isOver = endsAt !== null && endsAt <= now;
  return {
    partner_tariff_id: row.id,
    partnerID: row.partner_id,
    partner_name: row.name,
    partner_email: row.email,
    reward_percent: row.reward_percent,
    min_top_up: toRubles(kopecks(row.min_top_up)),
    starts_at: row.starts_at.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    state: row.starts_at > now ? 'coming' : isOver ? 'over' : 'running',
    made_by: { id: row.made_by, name: row.maker },
    reason: row.reason,
  };
}
