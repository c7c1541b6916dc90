import type { Money } from '@proverka/words/money';
import type { Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { bookTransfer, codeOf, lockAccounts } from '#money/ledger.store.ts';
import type { LockedAccounts } from '#money/ledger.store.ts';
import { rewardOn } from '#catalogue/partner-terms.domain.ts';
import { readPartnerTerms } from '#catalogue/partner-terms.ts';

export interface ReferralBonus {
  readonly referrerId: string;
  readonly amount: Money;
}

interface TopUp {
  readonly userId: string;
  readonly amount: Money;
  readonly now: Date;
}

/** Section 9: one bonus per referred user, for the first top-up that is large enough by the terms of now; null otherwise. */
export async function findReferralBonus(
  tx: Transaction,
  { userId, amount: topUp, now }: TopUp,
): Promise<ReferralBonus | null> {
  const [referrer] = await REFERRER(tx, { userId, reference: referenceOf(userId) });
  if (referrer === undefined) return null;
  const amount = rewardOn(topUp, await readPartnerTerms(tx, referrer.id, now));
  return amount === 0 ? null : { referrerId: referrer.id, amount };
}

// The partner id comes from a link and is untrusted: it counts when it belongs to another existing user.
const REFERRER = statement<{ userId: string; reference: string }, { id: string }>(`
  select r.id from app_user u
  join app_user r on r.id = case when u.partner_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then u.partner_id::uuid end
  where u.id = :userId and r.id <> u.id and r.closed_at is null
    and not exists (select from ledger_transfer where reference = :reference)`);

const referenceOf = (userId: string): string => `referral:${userId}`;

/** In the order of ids, so that two users who invited each other and top up at once do not deadlock. */
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
