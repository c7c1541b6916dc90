import { isIP } from 'node:net';
import type { Money } from '@proverka/words/money';
import type { Answer } from '../source/source.ts';
import { type Fields, isAnswer, isFields, parseAmount } from './amount.domain.ts';
import { illegal, missing, yookassaError } from './errors.ts';
import type { ReceiptRequest } from './payment.ts';
import { parseReceipt } from './receipt.domain.ts';

export type PaymentRequest = {
  amount: Money;
  capture: boolean;
  confirmation: { type: 'embedded' } | { type: 'redirect'; returnUrl: string };
  description?: string;
  metadata: Record<string, string>;
  customerId?: string;
  receipt?: ReceiptRequest;
};

const KNOWN_CONFIRMATIONS = new Set(['external', 'qr', 'mobile_application', 'code_verification']);

function parseConfirmation(value: unknown): PaymentRequest['confirmation'] | Answer {
  if (value === undefined) return missing('confirmation');
  if (!isFields(value)) return illegal('confirmation');
  const { type, return_url: returnUrl } = value;
  if (type === 'embedded') return { type };
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
  };
}
