import type { DigitMask, Erasing, Masked } from '../text-input/digit-mask.ts';
import { maskDigits } from '../text-input/digit-mask.ts';

const NATIONAL_LENGTH = 10;
const START = '+7 (';

/** The ten digits after the country code, however the number was typed or pasted. */
function readNational(text: string): { digits: string; skipped: number } {
  const all = text.replace(/\D/g, '');
  let skipped = /^\s*(\+7|[78])/.test(text) ? 1 : 0;
  // Typed after «+7 (»: people start a mobile number with the trunk 8 or repeat the 7.
  if (all.length - skipped > NATIONAL_LENGTH && /^[78]/.test(all.slice(skipped))) skipped += 1;
  return { digits: all.slice(skipped, skipped + NATIONAL_LENGTH), skipped };
}

function formatNational(digits: string): string {
  if (digits === '') return '';
  const [area, first, second, third] = [
    digits.slice(0, 3),
    digits.slice(3, 6),
    digits.slice(6, 8),
    digits.slice(8),
  ];
  return `${START}${area}${first && `) ${first}`}${second && `-${second}`}${third && `-${third}`}`;
}

const MASK: DigitMask = { read: readNational, format: formatNational, start: START };

/** «+7 (999) 000-11-22» from any notation, as far as there are digits. */
export const formatPhoneText = (text: string): string => formatNational(readNational(text).digits);

export function maskPhone(raw: string, caret: number, erasing: Erasing): Masked {
  // The first key of «+7…» or «8…» inserts the mask's prefix.
  const begun = erasing === null && /^\s*(\+7?|[78])\s*$/.test(raw);
  return begun ? { text: START, caret: START.length } : maskDigits(raw, caret, erasing, MASK);
}
