import type { Money } from '@proverka/words/money';
import type { Transaction } from '#platform/db/transaction.ts';
import { runSql } from '#platform/db/transaction.ts';
import { bookTransfer, codeOf, lockAccounts } from '#money/ledger.store.ts';
import type { LockedAccounts } from '#money/ledger.store.ts';
import { referralBonus } from '../referral.domain.ts';

export interface ReferralBonus {
  readonly referrerId: string;
  readonly amount: Money;
}

/** Section 9: the first top-up of at least 5000 rubles of a referred user, one bonus for each of them; null otherwise. */
export async function findReferralBonus(
  tx: Transaction,
  userId: string,
  topUp: Money,
): Promise<ReferralBonus | null> {
  const amount = referralBonus(topUp);
  if (amount === 0) return null;
  const [referrer] = await runSql<{ id: string }>(tx, REFERRER, [userId, referenceOf(userId)]);
  return referrer === undefined ? null : { referrerId: referrer.id, amount };
}

// The partner id is whatever a link said: it counts when it is the id of somebody else who is still with us.
const REFERRER = `
  select r.id from app_user u
  join app_user r on r.id = case when u.partner_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then u.partner_id::uuid end
  where u.id = $1 and r.id <> u.id and r.closed_at is null
    and not exists (select from ledger_transfer where reference = $2)`;

const referenceOf = (userId: string): string => `referral:${userId}`;

/** In the order of ids: two who invited each other and top up at once do not wait for one another. */
export async function lockPayerAndReferrer(
  tx: Transaction,
  payerId: string,
  bonus: ReferralBonus | null,
): Promise<LockedAccounts> {
  if (bonus !== null && bonus.referrerId < payerId) await lockAccounts(tx, bonus.referrerId);
  const accounts = await lockAccounts(tx, payerId);
  if (bonus !== null && bonus.referrerId > payerId) await lockAccounts(tx, bonus.referrerId);
  return accounts;
}

/** Under both locks; false when another top-up was the first. */
export const creditReferrer = (
  tx: Transaction,
  payerId: string,
  { referrerId, amount }: ReferralBonus,
): Promise<boolean> =>
  bookTransfer(tx, {
    reference: referenceOf(payerId),
    kind: 'bonus',
    from: codeOf.promo,
    to: codeOf.user(referrerId, 'bonus'),
    amount,
  });
