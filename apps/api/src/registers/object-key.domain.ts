import { parseCadastralNumber } from '@proverka/validation/cadastral-number';

/** The normalised cadastral number or, failing that, the address; null when the text names no object. */
export function readObjectKey(text: string): string | null {
  const key = text.trim();
  return parseCadastralNumber(key) ?? (couldBeAddress(key) ? key : null);
}

/** True when the text has letters and a digit, as every address has; «test» and «12345» cannot be ordered. */
export const couldBeAddress = (text: string): boolean => /[а-яё]{2}/i.test(text) && /\d/.test(text);
