import type { MoneyProposal, Payout } from '@proverka/contract/money-proposal';
import { kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Connection } from '#platform/db/transaction.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import { statement } from '#platform/db/statement.ts';
import { listPartnerPayouts } from './payouts/payout.store.ts';
import { listPartnerProposals } from './proposals/proposal.store.ts';

interface Reward {
  readonly earned: Money;
  readonly paid: Money;
  readonly onWay: Money;
  /** What may be paid by bank. */
  readonly owed: Money;
}

/**
 * What somebody earned, was paid and is owed, for an account `p`. A reward is bonus money and may be spent as such, so no more is owed
 * than is left on the purse. What corrections have brought it is no reward and is taken to be still there: rewards are spent first.
 */
export const REWARD_COLUMNS = `
  reward.earned, gone.paid, gone.on_way,
  greatest(0, least(purse.bonus - greatest(0, corrected.net), reward.earned - gone.paid - gone.on_way))::bigint as owed`;
export const REWARD_JOINS = `
  cross join lateral (
    select a.id, a.balance as bonus from ledger_account a where a.user_id = p.id and a.kind = 'user_bonus'
  ) purse
  cross join lateral (
    select (coalesce(sum(t.amount), 0) - (
      select coalesce(sum(b.amount), 0) from ledger_transfer b where b.debit_account = purse.id and b.kind = 'bonus'
    ))::bigint as earned from ledger_transfer t
    where t.credit_account = purse.id and t.kind = 'bonus'
  ) reward
  cross join lateral (
    select coalesce(sum(t.amount), 0)::bigint as net from (
      select i.amount from ledger_transfer i where i.credit_account = purse.id and i.kind = 'correction'
      union all
      select -o.amount from ledger_transfer o where o.debit_account = purse.id and o.kind = 'correction'
    ) t
  ) corrected
  cross join lateral (
    select coalesce(sum(o.amount) filter (where o.state = 'paid'), 0)::bigint as paid,
      coalesce(sum(o.amount) filter (where o.state in ('waiting', 'in_file')), 0)::bigint as on_way
    from payout o where o.user_id = p.id and o.kind = 'partner_payout'
  ) gone`;

export interface RewardRow {
  readonly earned: number;
  readonly paid: number;
  readonly on_way: number;
  readonly owed: number;
}

const REWARD = statement<{ userId: string }, RewardRow>(
  `select ${REWARD_COLUMNS} from app_user p ${REWARD_JOINS} where p.id = :userId`,
);

/** Ask under the lock of the user's accounts before money moves. */
export async function readReward(db: Connection, userId: string): Promise<Reward> {
  const [row] = await REWARD(db, { userId });
  return {
    earned: kopecks(row?.earned ?? 0),
    paid: kopecks(row?.paid ?? 0),
    onWay: kopecks(row?.on_way ?? 0),
    owed: kopecks(row?.owed ?? 0),
  };
}

interface PartnerMoney {
  readonly payouts: Payout[];
  readonly proposals: MoneyProposal[];
}

/** A partner's payouts, and those that wait for a second person. */
export async function readPartnerMoney(
  { db, now }: Pick<PlatformDeps, 'now'> & { readonly db: Connection },
  userId: string,
): Promise<PartnerMoney> {
  const [payouts, proposals] = await Promise.all([
    listPartnerPayouts({ db, now }, userId),
    listPartnerProposals(db, userId),
  ]);
  return { payouts, proposals };
}
