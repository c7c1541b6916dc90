import type { BrandId } from '@proverka/brand/host';
import { moscowDay } from '@proverka/words/moments';

interface VatPeriod {
  /** The first day (Moscow), ISO. */
  readonly since: string;
  /** YooKassa's code: 1 none, 4 20 %, 7 5 %, 8 7 %, 11 22 % … */
  readonly code: number;
}

export type VatCodes = Readonly<Record<BrandId, readonly VatPeriod[]>>;

/**
 * Placeholders until the operating companies' accountants decide: the general rate with its change of 2026-01-01, and a
 * company on the simplified system without VAT.
 */
export const defaultVatCodes: VatCodes = {
  'real-estate': [
    { since: '2019-01-01', code: 4 },
    { since: '2026-01-01', code: 11 },
  ],
  'person-check': [{ since: '2019-01-01', code: 1 }],
};

/** The code valid on the day of the sale in Moscow. */
export function vatCodeOf(codes: VatCodes, brand: BrandId, at: Date): number {
  const day = moscowDay(at);
  const period = codes[brand].findLast(({ since }) => since <= day);
  if (period === undefined) throw new Error(`no VAT code for ${brand} on ${day}`);
  return period.code;
}

export function isVatCodes(value: unknown): value is VatCodes {
  if (typeof value !== 'object' || value === null) return false;
  const lists: unknown[] = [Reflect.get(value, 'real-estate'), Reflect.get(value, 'person-check')];
  return lists.every((list) => Array.isArray(list) && list.length > 0 && list.every(isPeriod));
}

function isPeriod(value: unknown): value is VatPeriod {
  if (typeof value !== 'object' || value === null || !('since' in value) || !('code' in value)) return false;
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value.since)) && Number.isInteger(value.code);
}
