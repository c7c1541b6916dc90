import { ZERO, add } from '@proverka/validation/money';
import type { Money } from '@proverka/validation/money';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { readBalances } from '../ledger/ledger.store.ts';
import { bonusCredited, toppedUp } from '../mail/letters.domain.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { PaymentRow } from './payment.store.ts';
import { creditReferrer } from './referral-bonus.ts';
import type { ReferralBonus } from './referral-bonus.ts';

export interface PaidTopUp {
  readonly payment: PaymentRow;
  readonly amount: Money;
  readonly bonus: ReferralBonus | null;
  readonly now: Date;
}

/** The money is on the balance: the top-up is over, also one that had expired, and whoever invited the payer is thanked. */
export async function closeTopUp(
  deps: Deps,
  tx: Transaction,
  { payment, amount, bonus, now }: PaidTopUp,
): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({ status: 'closed', paid_at: now })
    .where('id', '=', payment.order_id)
    .execute();
  if (bonus !== null && (await creditReferrer(tx, payment.user_id, bonus))) {
    await write(deps, tx, bonus.referrerId, `referral-bonus:${payment.user_id}`, (site) =>
      bonusCredited(site, bonus.amount),
    );
  }
  const balances = await readBalances(tx, payment.user_id);
  await write(deps, tx, payment.user_id, `topped-up:${payment.id}`, (site) =>
    toppedUp(site, { amount, bonus: ZERO, balance: add(balances.paid, balances.bonus) }),
  );
}

async function write(
  deps: Deps,
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
