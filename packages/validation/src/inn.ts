import { weightedSum, withoutSeparators } from './digits.ts';
import type { Rule } from './rule.ts';

const LEGAL = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON_11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON_12 = [3, ...PERSON_11];

const keepsChecksum = (inn: string, weights: readonly number[]): boolean =>
  (weightedSum(inn, weights) % 11) % 10 === Number(inn[weights.length]);

/** Ten digits of an organisation or twelve of a person, with valid check digits. */
export function isInn(text: string): boolean {
  // Zeros satisfy every checksum, but no tax office has the number 0000.
  if (/^0+$/.test(text)) return false;
  if (/^\d{10}$/.test(text)) return keepsChecksum(text, LEGAL);
  return /^\d{12}$/.test(text) && keepsChecksum(text, PERSON_11) && keepsChecksum(text, PERSON_12);
}

export function parseInn(text: string): string | null {
  const inn = withoutSeparators(text);
  return isInn(inn) ? inn : null;
}

/** The kind of owner: 10 digits belong to an organisation, 12 to a person. */
export const innHolder = (inn: string): 'legal' | 'person' => (inn.length === 10 ? 'legal' : 'person');

export const inn = (): Rule<string> => (value) => {
  const text = withoutSeparators(value);
  if (text === '') return 'ИНН пуст';
  if (!/^\d+$/.test(text)) return 'ИНН может состоять только из цифр';
  if (text.length !== 10 && text.length !== 12) return 'ИНН может состоять только из 10 или 12 цифр';
  return isInn(text) ? null : 'Неправильный ИНН';
};
