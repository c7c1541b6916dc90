import { kopecks, percentOf, subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { moneyOf, toAmount } from './amount.domain.ts';
import type { PaymentRequest } from './payment-request.ts';
import type { Card, Payment, PaymentRecord } from './payment.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A form expires after an hour, money held on a card after seven days. */
const CONFIRMATION_MS = HOUR;
const CAPTURE_MS = 7 * DAY;

export type NewPayment = { id: string; token: string; createdAt: string; shopId: string; publicUrl: string };

export function openPayment(
  request: PaymentRequest,
  { id, token, createdAt, shopId, publicUrl }: NewPayment,
): PaymentRecord {
  const { confirmation } = request;
  const payment: Payment = {
    id,
    status: 'pending',
    amount: toAmount(request.amount),
    ...(request.description === undefined ? {} : { description: request.description }),
    recipient: { account_id: shopId, gateway_id: '100700' },
    created_at: createdAt,
    confirmation:
      confirmation.type === 'embedded'
        ? { type: 'embedded', confirmation_token: token }
        : {
            type: 'redirect',
            return_url: confirmation.returnUrl,
            confirmation_url: `${publicUrl}/yookassa/pay/${token}`,
          },
    test: true,
    paid: false,
    refundable: false,
    ...(request.receipt ? { receipt_registration: 'pending' as const } : {}),
    metadata: request.metadata,
    ...(request.customerId === undefined ? {} : { merchant_customer_id: request.customerId }),
  };
  return {
    id,
    payment,
    token,
    capture: request.capture,
    ...(confirmation.type === 'redirect' ? { returnUrl: confirmation.returnUrl } : {}),
    ...(request.receipt ? { receipt: request.receipt } : {}),
  };
}

/** The record without the fields only the form needs. */
function settled(
  { isProcessing: _waiting, challenged: _asked, lastDecline: _said, ...record }: PaymentRecord,
  payment: Payment,
): PaymentRecord {
  const { confirmation: _confirmation, ...final } = payment;
  return { ...record, payment: final };
}

const cardTitle = (card: Card): Record<string, unknown> => ({
  title: `Bank card *${card.last4}`,
  card: {
    first6: card.first6,
    last4: card.last4,
    expiry_year: card.expiryYear,
    expiry_month: card.expiryMonth,
    card_type: 'MasterCard',
    card_product: { code: 'E' },
    issuer_country: 'RU',
    issuer_name: 'Sandbox Bank',
  },
});

const paymentMethod = (id: string, card?: Card): Record<string, unknown> => ({
  type: 'bank_card',
  id,
  saved: false,
  status: 'inactive',
  ...(card ? cardTitle(card) : {}),
});

/** The provider's fee is 3.5 %. */
const income = (amount: Money): Money => subtract(amount, percentOf(kopecks(amount), 3.5));

function captured(payment: Payment, amount: Money, at: string): Payment {
  const { expires_at: _until, ...rest } = payment;
  return {
    ...rest,
    status: 'succeeded',
    amount: toAmount(amount),
    income_amount: toAmount(income(amount)),
    captured_at: at,
    refunded_amount: toAmount(kopecks(0)),
    paid: true,
    refundable: true,
    ...(payment.receipt_registration ? { receipt_registration: 'succeeded' as const } : {}),
  };
}

/** The bank approved: one-stage payments succeed, two-stage ones wait for capture. */
export function authorise(record: PaymentRecord, card: Card, at: Date, threeDSecure: boolean): PaymentRecord {
  const { payment } = record;
  const authorised: Payment = {
    ...payment,
    paid: true,
    payment_method: paymentMethod(payment.id, card),
    authorization_details: {
      rrn: String(at.getTime()).padStart(15, '8').slice(-15),
      auth_code: String(at.getTime() % 1_000_000).padStart(6, '0'),
      three_d_secure: threeDSecure
        ? { applied: true, protocol: 'v1', method_completed: false, challenge_completed: true }
        : { applied: false },
    },
  };
  if (record.capture) return settled(record, captured(authorised, moneyOf(payment.amount), at.toISOString()));
  const expires = new Date(at.getTime() + CAPTURE_MS).toISOString();
  return settled(record, { ...authorised, status: 'waiting_for_capture', expires_at: expires });
}

export function capturePayment(record: PaymentRecord, amount: Money, at: Date): PaymentRecord {
  return settled(record, captured(record.payment, amount, at.toISOString()));
}

export function cancelPayment(
  record: PaymentRecord,
  details: { party: string; reason: string },
  card?: Card,
): PaymentRecord {
  const { expires_at: _until, ...payment } = record.payment;
  return settled(record, {
    ...payment,
    status: 'canceled',
    paid: false,
    refundable: false,
    payment_method: payment.payment_method ?? paymentMethod(payment.id, card),
    ...(payment.receipt_registration ? { receipt_registration: 'canceled' as const } : {}),
    cancellation_details: details,
  });
}

export function addRefund(record: PaymentRecord, amount: Money): PaymentRecord {
  const refunded = kopecks(moneyOf(record.payment.refunded_amount ?? toAmount(kopecks(0))) + amount);
  const rest = subtract(moneyOf(record.payment.amount), refunded);
  return {
    ...record,
    payment: { ...record.payment, refunded_amount: toAmount(refunded), refundable: rest > 0 },
  };
}

/** The amount that can still be refunded. */
export const refundable = ({ payment }: PaymentRecord): Money =>
  payment.status === 'succeeded'
    ? subtract(moneyOf(payment.amount), moneyOf(payment.refunded_amount ?? toAmount(kopecks(0))))
    : kopecks(0);

/** Why a payment has expired at this moment, if it has. */
export function expiryReason({ payment, isProcessing }: PaymentRecord, now: Date): string | undefined {
  if (payment.status === 'pending' && !isProcessing) {
    const age = now.getTime() - Date.parse(payment.created_at);
    return age > CONFIRMATION_MS ? 'expired_on_confirmation' : undefined;
  }
  if (payment.status === 'waiting_for_capture' && payment.expires_at) {
    return now.getTime() > Date.parse(payment.expires_at) ? 'expired_on_capture' : undefined;
  }
  return undefined;
}
