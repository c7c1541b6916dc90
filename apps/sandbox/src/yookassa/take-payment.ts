import type { Answer } from '../source/source.ts';
import { type Fields, isAnswer, moneyOf, parseAmount } from './amount.domain.ts';
import { type Card, cardOutcome, declineText } from './card.domain.ts';
import { type Method, outcomeOf, TEST_BANKS } from './payment-method.domain.ts';
import type { PaymentRequest } from './payment-request.ts';
import { illegal } from './errors.ts';
import { confirmationToken, paymentId } from './ids.ts';
import { authorise, cancelPayment, capturePayment, openPayment } from './payment.domain.ts';
import type { PaymentRecord } from './payment.ts';
import {
  findPayment,
  noPayment,
  paymentSubjects,
  savePayment,
  type PaymentContext,
} from './payment-context.ts';

export function startPayment(context: PaymentContext, request: PaymentRequest): PaymentRecord {
  const at = context.now();
  const { shopId, publicUrl } = context;
  const made = {
    id: paymentId(at),
    token: confirmationToken(at),
    createdAt: at.toISOString(),
    shopId,
    publicUrl,
  };
  return savePayment(context, openPayment(request, made));
}

/**
 * A declined card ends the payment with the bank's reason. The real form lets the customer try another card while the
 * token is valid; the switch `retry` of the operation `decline` does that.
 */
function decline(
  context: PaymentContext,
  record: PaymentRecord,
  reason: string,
  method: Method,
): PaymentRecord {
  const chosen = context.behaviours.take({
    source: 'yookassa',
    operation: 'decline',
    background: true,
    subjects: paymentSubjects(record),
  });
  if (chosen.kind === 'retry') {
    const { challenged: _card, chosen: _method, isProcessing: _waits, ...open } = record;
    return savePayment(context, { ...open, lastDecline: declineText(reason) });
  }
  return savePayment(context, cancelPayment(record, { party: 'payment_network', reason }, method));
}

/** Applies the bank's answer to a card; a payment that is no longer open stays as it is. */
export function payWithCard(
  context: PaymentContext,
  record: PaymentRecord,
  card: Card,
  digits: string,
): PaymentRecord {
  if (record.payment.status !== 'pending' || record.isProcessing) return record;
  const outcome = cardOutcome(digits);
  const method: Method = { type: 'bank_card', card };
  if (outcome.kind === 'success')
    return savePayment(context, authorise(record, method, context.now(), false));
  if (outcome.kind === 'declined') return decline(context, record, outcome.reason, method);
  const waiting = { ...record, challenged: card };
  return savePayment(context, outcome.kind === 'hang' ? { ...waiting, isProcessing: true } : waiting);
}

/** The same for a bank over SBP or a wallet; `isRefused`: the payer said no. */
export function payWithMethod(
  context: PaymentContext,
  record: PaymentRecord,
  method: Exclude<Method, { type: 'bank_card' }>,
  isRefused = false,
): PaymentRecord {
  if (record.payment.status !== 'pending' || record.isProcessing) return record;
  const outcome = isRefused ? ({ kind: 'declined', reason: 'general_decline' } as const) : outcomeOf(method);
  if (outcome.kind === 'success')
    return savePayment(context, authorise(record, method, context.now(), false));
  if (outcome.kind === 'declined') return decline(context, record, outcome.reason, method);
  return savePayment(context, { ...record, chosen: method, isProcessing: true });
}

const ANY_CARD: Card = { first6: '555555', last4: '4444', expiryMonth: '12', expiryYear: '2030' };

/** What the control page pays with when the customer has chosen nothing. */
function methodOf({ chosen, challenged, method }: PaymentRecord): Method {
  if (chosen !== undefined) return chosen;
  if (method === 'sbp') return { type: 'sbp', bankId: TEST_BANKS[0]?.id ?? '' };
  if (method === 'yoo_money') return { type: 'yoo_money', wallet: '4100111111111136' };
  return { type: 'bank_card', card: challenged ?? ANY_CARD };
}

/** Completes 3-D Secure or a pending payment; also pays or fails an open payment nobody has begun to pay. */
export function settlePayment(
  context: PaymentContext,
  record: PaymentRecord,
  outcome: { confirmed: true } | { confirmed: false; reason: string },
): PaymentRecord {
  if (record.payment.status !== 'pending') return record;
  const method = methodOf(record);
  return outcome.confirmed
    ? savePayment(context, authorise(record, method, context.now(), record.challenged !== undefined))
    : decline(context, record, outcome.reason, method);
}

/** Expires a payment as if its hour had passed. */
export function timeOutPayment(context: PaymentContext, record: PaymentRecord): PaymentRecord {
  if (record.payment.status !== 'pending') return record;
  return savePayment(
    context,
    cancelPayment(record, { party: 'yoo_money', reason: 'expired_on_confirmation' }),
  );
}

function heldPayment(context: PaymentContext, id: string, what: string): PaymentRecord | Answer {
  const record = findPayment(context, id);
  if (!record) return noPayment();
  const { status } = record.payment;
  return status === 'waiting_for_capture'
    ? record
    : illegal('payment_id', `Payment is ${status} and cannot be ${what}`);
}

export function captureHeld(context: PaymentContext, id: string, body: Fields): PaymentRecord | Answer {
  const record = heldPayment(context, id, 'captured');
  if (isAnswer(record)) return record;
  const full = moneyOf(record.payment.amount);
  const amount = body['amount'] === undefined ? full : parseAmount(body['amount'], 'amount');
  if (isAnswer(amount)) return amount;
  if (amount > full) return illegal('amount', 'Capture amount exceeds the payment amount');
  return savePayment(context, capturePayment(record, amount, context.now()));
}

export function cancelHeld(context: PaymentContext, id: string): PaymentRecord | Answer {
  const record = heldPayment(context, id, 'canceled');
  if (isAnswer(record)) return record;
  return savePayment(context, cancelPayment(record, { party: 'merchant', reason: 'canceled_by_merchant' }));
}
