import type { ValuationComparable } from '@proverka/contract/valuation';
import { formatDecimal } from '@proverka/words/number-format';

export const comparedKinds = { sale: 'Сделка', advert: 'Объявление' } as const;

/** «тот же дом», «350 м отсюда», «1,2 км отсюда»; empty where the distance is not known. */
export function placeWords({
  is_same_house: isSameHouse,
  distance_m: metres,
}: Pick<ValuationComparable, 'is_same_house' | 'distance_m'>): string {
  if (isSameHouse) return 'тот же дом';
  if (metres === null) return '';
  // The outline of a house is no point: metres pretend to know more.
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  return tens < 1000 ? `${tens} м отсюда` : `${formatDecimal(metres / 1000, 1)} км отсюда`;
}
