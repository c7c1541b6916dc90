import { kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Answer } from '../source/source.ts';
import { type Fields, isAnswer, isFields, parseAmount, toAmount } from './amount.domain.ts';
import { illegal, missing } from './errors.ts';
import type { ReceiptItem, ReceiptRequest } from './payment.ts';

/** 1 none, 2 0 %, 3 10 %, 4 20 %, 5 10/110, 6 20/120, 7 5 %, 8 7 %, 9 5/105, 10 7/107, 11 22 %, 12 22/122. */
const VAT_CODES = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

const PAYMENT_MODES = new Set(
  'full_prepayment partial_prepayment advance full_payment partial_payment credit credit_payment'.split(' '),
);

const PAYMENT_SUBJECTS = new Set(
  'commodity excise job service gambling_bet gambling_prize lottery lottery_prize intellectual_activity payment agent_commission property_right non_operating_gain insurance_premium sales_tax resort_fee composite another'.split(
    ' ',
  ),
);

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function quantityOf(value: unknown): number | undefined {
  const quantity = Number(value);
  return (typeof value === 'string' || typeof value === 'number') && quantity > 0 && quantity < 100_000
    ? quantity
    : undefined;
}

const isOneOf = (known: Set<string>, value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && known.has(value));

function parseItem(value: unknown, at: string): { item: ReceiptItem; sum: Money } | Answer {
  if (!isFields(value)) return illegal(at);
  const { description, payment_mode: mode, payment_subject: subject, vat_code: vat } = value;
  if (typeof description !== 'string' || description === '') return missing(`${at}.description`);
  if (description.length > 128)
    return illegal(`${at}.description`, 'Description is longer than 128 characters');
  const quantity = quantityOf(value['quantity']);
  if (quantity === undefined) return illegal(`${at}.quantity`);
  const price = parseAmount(value['amount'], `${at}.amount`);
  if (isAnswer(price)) return price;
  if (vat === undefined) return missing(`${at}.vat_code`);
  if (typeof vat !== 'number' || !VAT_CODES.has(vat)) return illegal(`${at}.vat_code`, 'Unknown vat_code');
  if (!isOneOf(PAYMENT_MODES, mode)) return illegal(`${at}.payment_mode`);
  if (!isOneOf(PAYMENT_SUBJECTS, subject)) return illegal(`${at}.payment_subject`);
  const item: ReceiptItem = {
    description,
    quantity: value['quantity'] as string | number,
    amount: toAmount(price),
    vat_code: vat,
    ...(mode === undefined ? {} : { payment_mode: mode }),
    ...(subject === undefined ? {} : { payment_subject: subject }),
  };
  return { item, sum: kopecks(Math.round(price * quantity)) };
}

function parseCustomer(value: unknown): { email: string } | Answer {
  if (!isFields(value)) return missing('receipt.customer');
  const email = value['email'];
  if (typeof email !== 'string' || email === '') return missing('receipt.customer.email');
  return EMAIL.test(email) ? { ...value, email } : illegal('receipt.customer.email');
}

/** Parses a receipt (54-FZ) and checks that its items add up to the amount. */
export function parseReceipt(value: unknown, total: Money): ReceiptRequest | Answer {
  if (!isFields(value)) return illegal('receipt', 'Receipt is missing or illegal');
  const customer = parseCustomer(value['customer']);
  if (isAnswer(customer)) return customer;
  const items = value['items'];
  if (!Array.isArray(items) || items.length === 0 || items.length > 100) return illegal('receipt.items');
  const read: ReceiptItem[] = [];
  let sum = 0;
  for (const [index, row] of items.entries()) {
    const parsed = parseItem(row, `receipt.items[${index}]`);
    if (isAnswer(parsed)) return parsed;
    read.push(parsed.item);
    sum += parsed.sum;
  }
  if (sum !== total) return illegal('receipt', 'Receipt amount does not match the amount of the operation');
  return { ...taxSystem(value), customer, items: read };
}

const taxSystem = (value: Fields): { tax_system_code?: number } =>
  typeof value['tax_system_code'] === 'number' ? { tax_system_code: value['tax_system_code'] } : {};
