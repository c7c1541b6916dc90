import { homeOf } from '#platform/public-url.ts';
import { ZERO, kopecks, subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { bookTransfer, codeOf, lockAccounts } from '#money/ledger.store.ts';
import type { OrderingDeps } from '../deps.ts';
import { readPartnerTerms } from '#catalogue/partner-terms.ts';
import { bonusTakenBack } from '../letters.domain.ts';
import { bonusToTakeBack } from '../referral.domain.ts';

interface FriendRow {
  readonly friend_id: string;
  /** Kopecks: the bonus for them, and what was taken back of it. */
  readonly credited: number;
  readonly credited_at: Date;
  readonly taken: number;
  /** Kopecks they topped up, or were credited by hand, that did not go back to a card or by bank. */
  readonly kept: number;
}

const FRIENDS = statement<{ purse: string }, FriendRow>(`
  with purse as materialized (select id from ledger_account where code = :purse),
  bonus as materialized (
    select substr(t.reference, length('referral:') + 1)::uuid as friend_id, t.amount as credited, t.created_at as credited_at
    from ledger_transfer t join purse on t.credit_account = purse.id
    where t.kind = 'bonus' and t.reference like 'referral:%'
  ),
  back as materialized (
    select split_part(t.reference, ':', 2)::uuid as friend_id, sum(t.amount) as taken
    from ledger_transfer t join purse on t.debit_account = purse.id
    where t.kind = 'bonus' and t.reference like 'referral-back:%' group by 1
  )
  select b.friend_id, b.credited, b.credited_at, coalesce(back.taken, 0)::bigint as taken, (
    (select coalesce(sum(t.amount), 0) from ledger_account a join ledger_transfer t on t.credit_account = a.id
       left join customer_order o on o.id = t.order_id
     where a.code = 'user:' || b.friend_id || ':paid' and t.kind in ('payment', 'correction')
       and (t.order_id is null or o.kind = 'top_up'))
    - (select coalesce(sum(r.amount), 0) from money_proposal m join refund r on r.proposal_id = m.id
       where m.user_id = b.friend_id and r.status = 'succeeded')
    - (select coalesce(sum(p.amount), 0) from payout p
       where p.user_id = b.friend_id and p.kind = 'advance_return' and p.state = 'paid')
  )::bigint as kept
  from bonus b left join back using (friend_id) order by b.friend_id`);

/**
 * Takes back what a person has had for friends whose top-ups went back: as much as is on their bonus purse, the rest of it from
 * later bonuses. Otherwise a top-up that goes there and back would make money, because bonuses of partners are paid by bank.
 */
export function recountReferralJob(
  deps: OrderingDeps,
  { referrerId }: { readonly referrerId: string },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { balances } = await lockAccounts(tx, referrerId);
    let left = balances.bonus;
    for (const row of await FRIENDS(tx, { purse: codeOf.user(referrerId, 'bonus') })) {
      const wanted = bonusToTakeBack({
        credited: kopecks(row.credited),
        taken: kopecks(row.taken),
        kept: kopecks(Math.max(ZERO, row.kept)),
        terms: await readPartnerTerms(tx, referrerId, row.credited_at),
      });
      const amount = kopecks(Math.min(wanted, left));
      if (amount === 0) continue;
      left = subtract(left, amount);
      await takeBack(deps, tx, referrerId, row, amount);
    }
  });
}

async function takeBack(
  deps: OrderingDeps,
  tx: Transaction,
  referrerId: string,
  { friend_id: friendId, taken }: FriendRow,
  amount: Money,
): Promise<void> {
  // With what was taken before: each part is booked once.
  const reference = `referral-back:${friendId}:${taken}`;
  await bookTransfer(tx, {
    reference,
    kind: 'bonus',
    from: codeOf.user(referrerId, 'bonus'),
    to: codeOf.promo,
    amount,
  });
  const account = await tx
    .selectFrom('app_user')
    .select(['email', 'brand', 'registration_url'])
    .where('id', '=', referrerId)
    .executeTakeFirstOrThrow();
  await queueLetter(deps, tx, {
    reason: reference,
    brand: account.brand,
    recipient: account.email,
    letter: bonusTakenBack(homeOf(deps.config, account), amount),
  });
}
