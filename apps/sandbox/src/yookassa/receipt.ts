import { kopecks } from '@proverka/validation/money';
import type { Answer } from '../source/source.ts';
import { type Fields, isAnswer, isFields, moneyOf, parseAmount, toAmount } from './amount.domain.ts';
import { illegal, missing, yookassaError } from './errors.ts';
import { receiptId } from './ids.ts';
import type { Receipt, ReceiptRequest } from './payment.ts';
import { parseReceipt } from './receipt.domain.ts';
import { findPayment, noPayment, type PaymentContext } from './payment-context.ts';

const SETTLEMENTS = new Set(['cashless', 'prepayment', 'postpayment', 'consideration']);

function parseSettlements(value: unknown): Receipt['settlements'] | Answer {
  if (value === undefined) return missing('settlements');
  if (!Array.isArray(value) || value.length === 0) return illegal('settlements');
  const read: Receipt['settlements'] = [];
  for (const [index, row] of value.entries()) {
    const at = `settlements[${index}]`;
    if (!isFields(row) || !SETTLEMENTS.has(String(row['type']))) return illegal(`${at}.type`);
    const amount = parseAmount(row['amount'], `${at}.amount`);
    if (isAnswer(amount)) return amount;
    read.push({ type: String(row['type']), amount: toAmount(amount) });
  }
  return read;
}

/** The payment or refund a receipt belongs to; it must exist. */
function parseOperation(
  context: PaymentContext,
  body: Fields,
): Pick<Receipt, 'type' | 'payment_id' | 'refund_id'> | Answer {
  const { type, payment_id: payment, refund_id: refund } = body;
  if (type === 'payment') {
    if (typeof payment !== 'string') return missing('payment_id');
    return findPayment(context, payment) ? { type, payment_id: payment } : noPayment();
  }
  if (type === 'refund') {
    if (typeof refund !== 'string') return missing('refund_id');
    return context.refunds.get(refund)
      ? { type, refund_id: refund }
      : yookassaError(404, "Refund doesn't exist or access denied", 'refund_id');
  }
  return type === undefined ? missing('type') : illegal('type');
}

/** POST /receipts: the second receipt of an order, sent when the service is delivered. */
export function requestReceipt(context: PaymentContext, body: unknown): Receipt | Answer {
  if (!isFields(body)) return yookassaError(400, 'Request body is not a JSON object');
  const operation = parseOperation(context, body);
  if (isAnswer(operation)) return operation;
  if (body['send'] !== true) return illegal('send', "Parameter 'send' must be true");
  const settlements = parseSettlements(body['settlements']);
  if (isAnswer(settlements)) return settlements;
  const total = kopecks(settlements.reduce((sum, { amount }) => sum + moneyOf(amount), 0));
  const receipt = parseReceipt(body, total);
  if (isAnswer(receipt)) return receipt;
  return register(context, operation, receipt, settlements);
}

function register(
  context: PaymentContext,
  operation: Pick<Receipt, 'type' | 'payment_id' | 'refund_id'>,
  { customer, items, ...rest }: ReceiptRequest,
  settlements: Receipt['settlements'],
): Receipt {
  const at = context.now();
  const receipt: Receipt = {
    id: receiptId(at),
    ...operation,
    status: 'succeeded',
    fiscal_document_number: String(at.getTime() % 100_000),
    fiscal_storage_number: '9288000100115785',
    fiscal_attribute: String(at.getTime()).slice(-10),
    registered_at: at.toISOString(),
    ...rest,
    items,
    settlements,
    customer,
  };
  context.receipts.put(receipt);
  return receipt;
}
