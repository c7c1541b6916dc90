import { moveOrder } from '#fulfilment/move-order.ts';
import { ZERO, add } from '@proverka/validation/money';
import type { Transaction } from '#platform/db/transaction.ts';
import type { OrderingDeps } from '../deps.ts';
import { publicUrlOf } from '#platform/public-url.ts';
import type { OrderedOn } from '#platform/public-url.ts';
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
    const told = { userId: bonus.referrerId, variant: null, reason: `referral-bonus:${payment.userId}` };
    await write(deps, tx, told, (site) => bonusCredited(site, bonus.amount));
    // What could not be taken back of earlier bonuses is taken from this one.
    await deps.enqueue(tx, 'referral.recount', [{ referrerId: bonus.referrerId }]);
  }
  const balances = await readBalances(tx, payment.userId);
  const balance = add(balances.paid, balances.bonus);
  const variant = payment.orderId === null ? null : await variantOf(tx, payment.orderId);
  await write(deps, tx, { userId: payment.userId, variant, reason: `topped-up:${payment.id}` }, (site) =>
    toppedUp(site, { amount: payment.amount, bonus: ZERO, balance }),
  );
}

async function variantOf(tx: Transaction, orderId: string): Promise<OrderedOn['variant']> {
  const { variant } = await tx
    .selectFrom('customer_order')
    .select('variant')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return variant;
}

interface Told extends Pick<OrderedOn, 'variant'> {
  readonly userId: string;
  readonly reason: string;
}

async function write(
  deps: OrderingDeps,
  tx: Transaction,
  { userId, variant, reason }: Told,
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
    letter: letterOf(publicUrlOf(deps.config, { brand, variant })),
  });
}
