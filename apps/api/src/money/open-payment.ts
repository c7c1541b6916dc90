import type { BrandId } from '@proverka/brand/host';
import { kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from './deps.ts';
import { amountOf } from './payments/amount.domain.ts';
import { FIRST_CHECK_SECONDS } from './payments/check-payment.domain.ts';
import { confirmationOf, findLatestPayment, isOpen, savePaymentCreated } from './payment.store.ts';
import type { Confirmation, PaymentRow } from './payment.store.ts';
import { receiptOf } from './payments/receipt.domain.ts';
import type { PaymentMode, ReceiptLine } from './payments/receipt.domain.ts';
import { vatCodeOf } from './payments/vat.domain.ts';

export interface WantedPayment {
  readonly orderId: string;
  readonly userId: string;
  readonly amount: Money;
  /** For a payment on the provider's own page. */
  readonly returnUrl: string | null;
}

/** The order's open payment, or a new one whose row is saved before the provider is called. */
export async function openPayment(
  deps: MoneyDeps,
  tx: Transaction,
  wanted: WantedPayment,
): Promise<PaymentRow> {
  const latest = await findLatestPayment(tx, wanted.orderId);
  return latest !== undefined && isOpen(latest) ? latest : insertPayment(deps, tx, wanted);
}

async function insertPayment(
  deps: MoneyDeps,
  tx: Transaction,
  { orderId, userId, amount, returnUrl }: WantedPayment,
): Promise<PaymentRow> {
  const now = deps.now();
  const row = {
    id: deps.newId(),
    order_id: orderId,
    user_id: userId,
    provider_id: null,
    status: 'creating' as const,
    amount,
    confirmation_token: null,
    confirmation_url: null,
    return_url: returnUrl,
    created_at: now,
    checked_at: null,
    checks: 0,
  };
  const next_check_at = new Date(now.getTime() + FIRST_CHECK_SECONDS * 1000);
  await tx
    .insertInto('payment')
    .values({ ...row, cancellation: null, final_at: null, next_check_at })
    .execute();
  await deps.enqueue(tx, 'payment.check', [{ paymentId: row.id }], {
    startAfterSeconds: FIRST_CHECK_SECONDS,
  });
  return row;
}

/** The description of a payment sent to the provider. */
export interface PaymentPurpose {
  readonly brand: BrandId;
  readonly title: string;
  readonly lines: readonly ReceiptLine[];
  readonly mode: PaymentMode;
}

/**
 * How the customer continues paying, as stored or as the provider answers. The payment's id is the Idempotence-Key, so that a
 * lost answer is requested again and never becomes a second payment. null: the provider did not create it.
 */
export async function confirmPayment(
  deps: MoneyDeps,
  payment: PaymentRow,
  purpose: PaymentPurpose,
): Promise<Confirmation | null> {
  const known = { token: payment.confirmation_token, url: payment.confirmation_url };
  if (isKnown(known)) return known;
  const answer = await deps.yookassa.createPayment(payment.id, await paymentBody(deps, payment, purpose));
  if (answer.kind === 'ok') {
    await savePaymentCreated(deps.db, payment.id, answer.value);
    const confirmation = confirmationOf(answer.value);
    if (isKnown(confirmation)) return confirmation;
  }
  deps.log.error({ paymentId: payment.id, answer: describe(answer) }, 'payment was not created');
  if (answer.kind === 'rejected') {
    await deps.db
      .updateTable('payment')
      .set({ status: 'rejected', final_at: deps.now() })
      .where('id', '=', payment.id)
      .execute();
  }
  return null;
}

const isKnown = ({ token, url }: Confirmation): boolean => token !== null || url !== null;

function describe(answer: { kind: string; code?: string; description?: string; reason?: string }): string {
  return [answer.kind, answer.code, answer.description, answer.reason].filter(Boolean).join(': ');
}

/** Equal for every repeat: the provider refuses a key that comes with another body. */
async function paymentBody(
  deps: MoneyDeps,
  payment: PaymentRow,
  { brand, title, lines, mode }: PaymentPurpose,
): Promise<object> {
  const { email } = await deps.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', payment.user_id)
    .executeTakeFirstOrThrow();
  return {
    amount: amountOf(kopecks(payment.amount)),
    capture: true,
    confirmation:
      payment.return_url === null
        ? { type: 'embedded', locale: 'ru_RU' }
        : { type: 'redirect', locale: 'ru_RU', return_url: payment.return_url },
    description: title,
    metadata: { payment_id: payment.id, order_id: payment.order_id },
    merchant_customer_id: payment.user_id,
    receipt: receiptOf(email, lines, mode, vatCodeOf(deps.config.vatCodes, brand, payment.created_at)),
  };
}
