import type { Money } from '@proverka/words/money';
import { parseMoney, toDecimalString } from '@proverka/validation/money';
import type { Answer } from '../source/source.ts';
import { illegal, missing } from './errors.ts';
import type { Amount } from './payment.ts';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tells a parse refusal from a parsed value. */
export const isAnswer = (value: unknown): value is Answer =>
  isFields(value) && isFields(value['body']) && value['body']['type'] === 'error';

export const toAmount = (money: Money): Amount => ({ value: toDecimalString(money), currency: 'RUB' });

export const moneyOf = (amount: Amount): Money => parseMoney(amount.value) ?? (0 as Money);

/** Parses `{value: "100.00", currency: "RUB"}`; numbers instead of strings are refused, as by the API. */
export function parseAmount(value: unknown, parameter: string): Money | Answer {
  if (value === undefined || value === null) return missing(parameter);
  if (!isFields(value)) return illegal(parameter);
  if (value['value'] === undefined) return missing(`${parameter}.value`);
  if (value['currency'] === undefined) return missing(`${parameter}.currency`);
  if (value['currency'] !== 'RUB') return illegal(`${parameter}.currency`, 'Unsupported currency');
  const text = value['value'];
  if (typeof text !== 'string' || !/^\d{1,12}(\.\d{1,2})?$/.test(text)) return illegal(`${parameter}.value`);
  const money = parseMoney(text);
  if (money === null || money <= 0) return illegal(`${parameter}.value`, 'Amount must be greater than zero');
  return money;
}
