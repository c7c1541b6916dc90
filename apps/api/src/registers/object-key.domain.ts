import { parseCadastralNumber } from '@proverka/validation/cadastral-number';

/** The cadastral number as the register writes it or, failing that, the address; null: the text names no object. */
export function readObjectKey(text: string): string | null {
  const key = text.trim();
  return parseCadastralNumber(key) ?? (couldBeAddress(key) ? key : null);
}

/** Has the words and the number every address of an object has; «test» and «12345» name nothing that could be ordered. */
export const couldBeAddress = (text: string): boolean => /[а-яё]{2}/i.test(text) && /\d/.test(text);
