import { digitsOf, weightedSum } from './digits.ts';
import type { Rule } from './rule.ts';

const TYPED = /^\d{3}[\s-]?\d{3}[\s-]?\d{3}[\s-]?\d{2}$/;
const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, 1];
// Numbers up to this one were issued before check digits.
const LAST_WITHOUT_CHECKSUM = 1_001_998;

/** Parses 11 digits; a wrong check number is not a refusal, see `snilsWarning`. */
export function parseSnils(text: string): string | null {
  const trimmed = text.trim();
  return TYPED.test(trimmed) ? digitsOf(trimmed) : null;
}

/** True for eleven digits whose last two are the check number of the first nine. */
export function hasSnilsChecksum(snils: string): boolean {
  if (Number(snils.slice(0, 9)) <= LAST_WITHOUT_CHECKSUM) return true;
  return (weightedSum(snils, WEIGHTS) % 101) % 100 === Number(snils.slice(9));
}

/** Empty is allowed. */
export const snils =
  (message = 'Некорректный СНИЛС'): Rule<string> =>
  (value) =>
    value.trim() === '' || parseSnils(value) !== null ? null : message;

/** A warning below the field that does not block the form: cards with a wrong check number exist. */
export function snilsWarning(text: string): string | null {
  const parsed = parseSnils(text);
  return parsed === null || hasSnilsChecksum(parsed)
    ? null
    : 'Проверьте СНИЛС: контрольное число не сходится';
}
