import type { MarketMonth } from '@proverka/contract/market';

interface SoldMonth {
  readonly month: string;
  readonly days_on_sale: number;
}

/** How long the flats of the last full month were on sale that left it: what is still on sale says nothing of that. */
export function lastSold(months: readonly MarketMonth[]): SoldMonth | null {
  const known = months
    .slice(0, -1)
    .flatMap(({ month, days_on_sale: days }) => (days === null ? [] : [{ month, days_on_sale: days }]));
  return known.at(-1) ?? null;
}
