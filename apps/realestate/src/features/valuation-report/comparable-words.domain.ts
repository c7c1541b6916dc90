import type { ValuationComparable } from '@proverka/contract/valuation';
import { formatDecimal } from '@proverka/words/number-format';

export const comparedKinds = { sale: 'Сделка', advert: 'Объявление' } as const;

type Place = Pick<ValuationComparable, 'address' | 'is_same_house' | 'distance_m'>;

/** Sales are registered without an address: of those in the valued house it is known all the same. */
export const houseTitle = ({ address, is_same_house: isSameHouse }: Omit<Place, 'distance_m'>): string =>
  address ?? (isSameHouse ? 'Этот же дом' : 'Дом не назван');

/** «тот же дом», «350 м отсюда», «1,2 км отсюда»; empty where it is told already or nobody knows. */
export function placeWords({ address, is_same_house: isSameHouse, distance_m: metres }: Place): string {
  if (isSameHouse) return address === null ? '' : 'тот же дом';
  if (metres === null) return '';
  // The outline of a house is no point: metres pretend to know more.
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  return tens < 1000 ? `${tens} м отсюда` : `${formatDecimal(metres / 1000, 1)} км отсюда`;
}
