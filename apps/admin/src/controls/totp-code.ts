const DIGITS = 6;

/** A code as people type it, in groups; null unless it has six digits. */
export function readTotpCode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '');
  return digits.length === DIGITS && /^\d+$/.test(digits) ? digits : null;
}
