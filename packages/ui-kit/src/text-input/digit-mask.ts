/** The direction in which a character was erased, if one was. */
export type Erasing = 'back' | 'forward' | null;

export type Masked = { text: string; caret: number };

export type DigitMask = {
  /** The significant digits, and how many before them are skipped (a country code). */
  read: (raw: string) => { digits: string; skipped: number };
  /** The masked text of the digits so far; it must end with a digit, or that could not be erased. */
  format: (digits: string) => string;
  /** The text before the first digit. */
  start: string;
};

const ERASING: Partial<Record<string, Erasing>> = {
  deleteContentBackward: 'back',
  deleteContentForward: 'forward',
};

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

function caretAfter(text: string, start: string, count: number): number {
  let seen = 0;
  for (let index = start.length; index < text.length && seen < count; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1;
    if (seen === count) return index + 1;
  }
  return Math.min(start.length, text.length);
}

/**
 * The masked text after the browser changed the field to `raw`. When only a bracket or a dash was erased, no digit is missing:
 * the digit beside it is erased instead.
 */
export function maskDigits(raw: string, caret: number, erasing: Erasing, mask: DigitMask): Masked {
  const { digits: read, skipped } = mask.read(raw);
  let digits = read;
  let before = Math.max(0, countDigits(raw.slice(0, caret)) - skipped);
  if (erasing !== null && mask.format(digits).length === raw.length + 1) {
    if (erasing === 'back') before -= 1;
    if (before >= 0) digits = digits.slice(0, before) + digits.slice(before + 1);
  }
  const text = mask.format(digits);
  return { text, caret: caretAfter(text, mask.start, Math.min(Math.max(before, 0), digits.length)) };
}

/** Puts the masked text into the input after a change. */
export function maskInput(
  input: HTMLInputElement,
  inputType: string | undefined,
  mask: (raw: string, caret: number, erasing: Erasing) => Masked,
): void {
  const erasing = ERASING[inputType ?? ''] ?? null;
  const { text, caret } = mask(input.value, input.selectionStart ?? input.value.length, erasing);
  if (input.value === text) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
