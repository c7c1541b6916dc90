import { isIP } from 'node:net';
import type { Money } from '@proverka/words/money';
import type { Answer } from '../source/source.ts';
import { type Fields, isAnswer, isFields, parseAmount } from './amount.domain.ts';
import { illegal, missing, yookassaError } from './errors.ts';
import type { ReceiptRequest } from './payment.ts';
import { METHOD_TYPES, type MethodType } from './payment-method.domain.ts';
import { parseReceipt } from './receipt.domain.ts';

export type PaymentRequest = {
  amount: Money;
  capture: boolean;
  confirmation: { type: 'embedded' } | { type: 'redirect'; returnUrl: string } | { type: 'qr' };
  /** The only one the shop allows. */
  method?: MethodType;
  description?: string;
  metadata: Record<string, string>;
  customerId?: string;
  receipt?: ReceiptRequest;
};

const KNOWN_CONFIRMATIONS = new Set(['external', 'qr', 'mobile_application', 'code_verification']);

/** Absent when the customer is to choose on the form. */
function parseMethod(value: unknown): MethodType | undefined | Answer {
  if (value === undefined || value === null) return undefined;
  if (!isFields(value)) return illegal('payment_method_data');
  const { type } = value;
  return (
    METHOD_TYPES.find((known) => known === type) ??
    (typeof type === 'string'
      ? yookassaError(403, 'Payment method is not available')
      : missing('payment_method_data.type'))
  );
}

/** The combinations the API knows: a QR code is of SBP alone, which knows no second stage, and the widget lets the customer choose. */
function mismatch(
  method: MethodType | undefined,
  confirmation: PaymentRequest['confirmation'],
  capture: boolean,
): Answer | undefined {
  if (method !== undefined && confirmation.type === 'embedded') return illegal('payment_method_data');
  if (confirmation.type === 'qr' && method !== 'sbp')
    return yookassaError(403, 'Payment method is not available');
  return method === 'sbp' && !capture ? illegal('capture') : undefined;
}

function parseConfirmation(value: unknown): PaymentRequest['confirmation'] | Answer {
  if (value === undefined) return missing('confirmation');
  if (!isFields(value)) return illegal('confirmation');
  const { type, return_url: returnUrl } = value;
  if (type === 'embedded' || type === 'qr') return { type };
  if (type === 'redirect') {
    if (typeof returnUrl !== 'string') return missing('confirmation.return_url');
    return URL.canParse(returnUrl) ? { type, returnUrl } : illegal('confirmation.return_url');
  }
  if (typeof type === 'string' && KNOWN_CONFIRMATIONS.has(type))
    return yookassaError(403, 'Payment method is not available');
  return type === undefined ? missing('confirmation.type') : illegal('confirmation.type');
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function parseMetadata(value: unknown): Record<string, string> | Answer {
  if (value === undefined || value === null) return {};
  if (!isFields(value)) return illegal('metadata');
  const entries = Object.entries(value);
  if (entries.length > 16) return illegal('metadata', 'Metadata has more than 16 keys');
  for (const [name, content] of entries) {
    if (name.length > 32) return illegal('metadata', 'Metadata key is longer than 32 characters');
    if (!isScalar(content) || String(content).length > 512) return illegal(`metadata.${name}`);
  }
  return Object.fromEntries(
    entries.map(([name, content]) => [name, isScalar(content) ? String(content) : '']),
  );
}

/** Optional text with a maximum length; `undefined` when absent. */
function parseText(fields: Fields, name: string, longest: number): string | undefined | Answer {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' && value.length <= longest
    ? value
    : illegal(name, `Parameter '${name}' is longer than ${longest} characters or not a string`);
}

/** Parses the body of POST /payments; an Answer is the refusal to send. */
export function parsePaymentRequest(
  body: unknown,
  options: { receiptRequired: boolean },
): PaymentRequest | Answer {
  if (!isFields(body)) return yookassaError(400, 'Request body is not a JSON object');
  const amount = parseAmount(body['amount'], 'amount');
  if (isAnswer(amount)) return amount;
  const confirmation = parseConfirmation(body['confirmation']);
  if (isAnswer(confirmation)) return confirmation;
  const description = parseText(body, 'description', 128);
  if (isAnswer(description)) return description;
  const customerId = parseText(body, 'merchant_customer_id', 200);
  if (isAnswer(customerId)) return customerId;
  const metadata = parseMetadata(body['metadata']);
  if (isAnswer(metadata)) return metadata;
  const ip = body['client_ip'];
  if (ip !== undefined && (typeof ip !== 'string' || isIP(ip) === 0)) return illegal('client_ip');
  const capture = body['capture'] ?? false;
  if (typeof capture !== 'boolean') return illegal('capture');
  const method = parseMethod(body['payment_method_data']);
  if (isAnswer(method)) return method;
  const wrong = mismatch(method, confirmation, capture);
  if (wrong) return wrong;
  const hasReceipt = body['receipt'] !== undefined || options.receiptRequired;
  const receipt = hasReceipt ? parseReceipt(body['receipt'], amount) : undefined;
  if (isAnswer(receipt)) return receipt;
  return {
    amount,
    capture,
    confirmation,
    metadata,
    ...(description === undefined ? {} : { description }),
    ...(customerId === undefined ? {} : { customerId }),
    ...(receipt ? { receipt } : {}),
    ...(method ? { method } : {}),
  };
}
