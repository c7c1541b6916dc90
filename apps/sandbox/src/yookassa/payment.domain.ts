import { kopecks, percentOf, subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { moneyOf, toAmount } from './amount.domain.ts';
import type { PaymentRequest } from './payment-request.ts';
import { methodObject } from './payment-method.domain.ts';
import type { Method } from './payment-method.domain.ts';
import type { Payment, PaymentRecord } from './payment.ts';

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
    confirmation: confirmationOf(confirmation, token, publicUrl),
    ...(request.method ? { payment_method: methodObject(id, { type: request.method }) } : {}),
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
    ...(request.method ? { method: request.method } : {}),
  };
}

function confirmationOf(
  asked: PaymentRequest['confirmation'],
  token: string,
  publicUrl: string,
): NonNullable<Payment['confirmation']> {
  if (asked.type === 'embedded') return { type: 'embedded', confirmation_token: token };
  if (asked.type === 'qr') return { type: 'qr', confirmation_data: bankLink(publicUrl, token) };
  const url = `${publicUrl}/yookassa/pay/${token}`;
  return { type: 'redirect', return_url: asked.returnUrl, confirmation_url: url };
}

/** What the QR code of SBP says: the page of the payer's bank. */
export const bankLink = (publicUrl: string, token: string): string => `${publicUrl}/yookassa/sbp/${token}`;

/** The record without the fields only the form needs. */
function settled(
  { isProcessing: _waiting, challenged: _asked, chosen: _with, lastDecline: _said, ...record }: PaymentRecord,
  payment: Payment,
): PaymentRecord {
  const { confirmation: _confirmation, ...final } = payment;
  return { ...record, payment: final };
}

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
export function authorise(
  record: PaymentRecord,
  method: Method,
  at: Date,
  threeDSecure: boolean,
): PaymentRecord {
  const { payment } = record;
  const authorised: Payment = {
    ...payment,
    paid: true,
    payment_method: methodObject(payment.id, method),
    ...(method.type === 'bank_card' ? { authorization_details: authorisation(at, threeDSecure) } : {}),
  };
  if (record.capture) return settled(record, captured(authorised, moneyOf(payment.amount), at.toISOString()));
  const expires = new Date(at.getTime() + CAPTURE_MS).toISOString();
  return settled(record, { ...authorised, status: 'waiting_for_capture', expires_at: expires });
}

const authorisation = (at: Date, threeDSecure: boolean): Record<string, unknown> => ({
  rrn: String(at.getTime()).padStart(15, '8').slice(-15),
  auth_code: String(at.getTime() % 1_000_000).padStart(6, '0'),
  three_d_secure: threeDSecure
    ? { applied: true, protocol: 'v1', method_completed: false, challenge_completed: true }
    : { applied: false },
});

export function capturePayment(record: PaymentRecord, amount: Money, at: Date): PaymentRecord {
  return settled(record, captured(record.payment, amount, at.toISOString()));
}

export function cancelPayment(
  record: PaymentRecord,
  details: { party: string; reason: string },
  method: Method = { type: 'bank_card' },
): PaymentRecord {
  const { expires_at: _until, ...payment } = record.payment;
  return settled(record, {
    ...payment,
    status: 'canceled',
    paid: false,
    refundable: false,
    payment_method: payment.payment_method ?? methodObject(payment.id, method),
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
