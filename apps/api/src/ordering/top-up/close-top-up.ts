import { moveOrder } from '#fulfilment/move-order.ts';
import { ZERO, add } from '@proverka/validation/money';
import type { Transaction } from '#platform/db/transaction.ts';
import type { OrderingDeps } from '../deps.ts';
import { readBalances } from '#money/ledger.store.ts';
import { bonusCredited, toppedUp } from '../letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { SucceededPayment } from '#money/succeeded-payment.ts';
import { creditReferrer } from './referral-bonus.ts';
import type { ReferralBonus } from './referral-bonus.ts';

export interface PaidTopUp {
  /** Without an order when it came by an invoice for a sum. */
  readonly payment: Omit<SucceededPayment, 'orderId'> & { readonly orderId: string | null };
  readonly bonus: ReferralBonus | null;
  readonly now: Date;
}

/** Closes a top-up whose money has arrived, also an expired one, and pays the inviter's bonus. */
export async function closeTopUp(
  deps: OrderingDeps,
  tx: Transaction,
  { payment, bonus, now }: PaidTopUp,
): Promise<void> {
  if (payment.orderId !== null) await moveOrder(tx, payment.orderId, 'topped_up', now);
  if (bonus !== null && (await creditReferrer(tx, payment.userId, bonus))) {
    await write(deps, tx, bonus.referrerId, `referral-bonus:${payment.userId}`, (site) =>
      bonusCredited(site, bonus.amount),
    );
    // What could not be taken back of earlier bonuses is taken from this one.
    await deps.enqueue(tx, 'referral.recount', [{ referrerId: bonus.referrerId }]);
  }
  const balances = await readBalances(tx, payment.userId);
  await write(deps, tx, payment.userId, `topped-up:${payment.id}`, (site) =>
    toppedUp(site, { amount: payment.amount, bonus: ZERO, balance: add(balances.paid, balances.bonus) }),
  );
}

async function write(
  deps: OrderingDeps,
  tx: Transaction,
  userId: string,
  reason: string,
  letterOf: (site: string) => ReturnType<typeof toppedUp>,
): Promise<void> {
  const { email, brand } = await tx
    .selectFrom('app_user')
    .select(['email', 'brand'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueLetter(deps, tx, {
    reason,
    brand,
    recipient: email,
    letter: letterOf(deps.config.publicUrls[brand]),
  });
}
