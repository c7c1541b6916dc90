import { kopecks, subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Answer } from '../source/source.ts';
import { type Fields, isAnswer, isFields, moneyOf, parseAmount, toAmount } from './amount.domain.ts';
import { illegal, missing, yookassaError } from './errors.ts';
import { refundId } from './ids.ts';
import { refundRefusal } from './payment-method.domain.ts';
import { addRefund, refundable } from './payment.domain.ts';
import type { PaymentRecord, Refund } from './payment.ts';
import { parseReceipt } from './receipt.domain.ts';
import { findPayment, noPayment, paymentSubjects, type PaymentContext } from './payment-context.ts';

/** The amount that can still be refunded, less pending refunds. */
function available(context: PaymentContext, record: PaymentRecord): Money {
  const pending = context.refunds
    .all()
    .filter((refund) => refund.payment_id === record.id && refund.status === 'pending')
    .reduce((sum, refund) => sum + moneyOf(refund.amount), 0);
  return subtract(refundable(record), kopecks(pending));
}

export function requestRefund(context: PaymentContext, body: unknown): Refund | Answer {
  if (!isFields(body)) return yookassaError(400, 'Request body is not a JSON object');
  const id = body['payment_id'];
  if (typeof id !== 'string') return missing('payment_id');
  const record = findPayment(context, id);
  if (!record) return noPayment();
  const amount = parseAmount(body['amount'], 'amount');
  if (isAnswer(amount)) return amount;
  if (record.payment.status !== 'succeeded') return illegal('payment_id', 'Payment is not succeeded');
  if (amount > available(context, record))
    return illegal('amount', 'Refund amount exceeds the payment amount');
  const receipt = body['receipt'] === undefined ? undefined : parseReceipt(body['receipt'], amount);
  if (isAnswer(receipt)) return receipt;
  const refund = openRefund(context, record, { amount, body, hasReceipt: receipt !== undefined });
  const outcome = context.behaviours.take({
    source: 'yookassa',
    operation: 'refund',
    background: true,
    subjects: paymentSubjects(record),
  });
  if (outcome.kind === 'stuck') return refund;
  const reason =
    outcome.kind === 'refuse'
      ? (outcome.reason ?? 'insufficient_funds')
      : refundRefusal(record.payment.payment_method);
  return settleRefund(
    context,
    refund,
    reason === undefined ? { succeeded: true } : { succeeded: false, reason },
  );
}

type Asked = { amount: Money; body: Fields; hasReceipt: boolean };

function openRefund(
  context: PaymentContext,
  { id: paymentId, payment }: PaymentRecord,
  { amount, body, hasReceipt }: Asked,
): Refund {
  const operation = payment.payment_method?.['sbp_operation_id'];
  const at = context.now();
  const description = body['description'];
  const refund: Refund = {
    id: refundId(at),
    payment_id: paymentId,
    status: 'pending',
    created_at: at.toISOString(),
    amount: toAmount(amount),
    ...(typeof description === 'string' ? { description } : {}),
    ...(typeof operation === 'string'
      ? { refund_method: { type: 'sbp' as const, sbp_operation_id: operation } }
      : {}),
    ...(hasReceipt ? { receipt_registration: 'pending' as const } : {}),
  };
  context.refunds.put(refund);
  return refund;
}

export function settleRefund(
  context: PaymentContext,
  refund: Refund,
  outcome: { succeeded: true } | { succeeded: false; reason: string },
): Refund {
  if (refund.status !== 'pending') return refund;
  if (!outcome.succeeded) {
    const canceled: Refund = {
      ...refund,
      status: 'canceled',
      cancellation_details: { party: 'yoo_money', reason: outcome.reason },
    };
    context.refunds.put(canceled);
    return canceled;
  }
  const done: Refund = {
    ...refund,
    status: 'succeeded',
    ...(refund.receipt_registration ? { receipt_registration: 'succeeded' as const } : {}),
  };
  context.refunds.put(done);
  const record = context.payments.get(refund.payment_id);
  if (record) {
    context.payments.put(addRefund(record, moneyOf(refund.amount)));
    context.notifier.notify('refund.succeeded', done, [done.id, ...paymentSubjects(record)]);
  }
  return done;
}
