import type { DigitMask, Erasing, Masked } from '../text-input/digit-mask.ts';
import { maskDigits } from '../text-input/digit-mask.ts';

const MASK: DigitMask = {
  read: (raw) => ({ digits: raw.replace(/\D/g, '').slice(0, 8), skipped: 0 }),
  format: (digits) => [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.'),
  start: '',
};

const ISO = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/;

/** «5.3.» becomes «05.03.»: a separator completes a day or month of one digit. */
const padded = (raw: string): string =>
  raw.replace(/^(\d)[.,/ -]/, '0$1.').replace(/^(\d{2}\.)(\d)[.,/ -]/, '$10$2.');

/** «05.03.2026» from typed or pasted text, also from an ISO date. */
export function maskDate(typed: string, typedCaret: number, erasing: Erasing): Masked {
  const raw = erasing === null ? padded(typed.replace(ISO, '$3.$2.$1')) : typed;
  const caret = typedCaret + Math.max(0, raw.length - typed.length);
  const masked = maskDigits(raw, caret, erasing, MASK);
  // A typed dot is kept, so that the shown text matches the typed one.
  const dotted = erasing === null && /^(\d{2}|\d{2}\.\d{2})[.,/ -]$/.test(raw);
  return dotted ? { text: `${masked.text}.`, caret: masked.text.length + 1 } : masked;
}
