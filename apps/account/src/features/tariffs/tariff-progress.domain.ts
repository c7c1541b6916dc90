import type { Tariff } from '@proverka/contract/tariff';
import { rubles, subtract, type Money } from '@proverka/validation/money';

export interface TariffProgress {
  readonly next: Pick<Tariff, 'tariff_title' | 'tariff_threshold'>;
  readonly threshold: Money;
  readonly left: Money;
}

/** The way to the first threshold not reached yet; `null` when all are. */
export function tariffProgress(
  tariffs: readonly Pick<Tariff, 'tariff_title' | 'tariff_threshold'>[],
  spent: Money,
): TariffProgress | null {
  const next = tariffs
    .filter(({ tariff_threshold: threshold }) => rubles(threshold) > spent)
    .toSorted((one, other) => one.tariff_threshold - other.tariff_threshold)[0];
  if (!next) return null;
  const threshold = rubles(next.tariff_threshold);
  return { next, threshold, left: subtract(threshold, spent) };
}
