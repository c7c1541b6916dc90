import { withoutSeparators } from './digits.ts';
import { toCyrillicLookAlikes } from './look-alikes.ts';
import type { Rule } from './rule.ts';

// GOST R 50577: twelve letters that exist in both alphabets; neither the serial nor the region is all zeros.
const PLATE = /^([АВЕКМНОРСТУХ])((?!000)\d{3})([АВЕКМНОРСТУХ]{2})((?!0+$)\d{2,3})$/;

/** Parses a plate in either alphabet and case into Cyrillic capitals: `А123ВС77`. */
export function parsePlate(text: string): string | null {
  const plate = toCyrillicLookAlikes(withoutSeparators(text).toUpperCase());
  return PLATE.test(plate) ? plate : null;
}

export const plate =
  (message = 'Некорректный гос. номер'): Rule<string> =>
  (value) =>
    parsePlate(value) === null ? message : null;
