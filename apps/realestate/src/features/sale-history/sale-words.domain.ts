import type { FlatSale } from '@proverka/contract/sale-history';
import { counted } from '@proverka/words/plural';
import { formatDecimal } from '@proverka/words/number-format';

/** «12 продаж с 2014 по 2026 год»; sales are latest first. */
export function salesWords(sales: readonly Pick<FlatSale, 'date'>[]): string {
  const count = counted(sales.length, 'продажа', 'продажи', 'продаж');
  const first = sales.at(-1)?.date.slice(0, 4);
  const last = sales.at(0)?.date.slice(0, 4);
  if (!first || !last) return count;
  return first === last ? `${count} за ${last} год` : `${count} с ${first} по ${last} год`;
}

/** «2 комн., 54,3 м², 3 этаж»; missing parts are left out. */
export function flatWords({
  rooms,
  area_m2: area,
  floor,
}: Pick<FlatSale, 'rooms' | 'area_m2' | 'floor'>): string {
  const parts = [
    rooms === null ? '' : rooms === 0 ? 'студия' : `${rooms}\u00A0комн.`,
    `${formatDecimal(area, 1)}\u00A0м²`,
    floor === null ? '' : `${floor}\u00A0этаж`,
  ];
  return parts.filter(Boolean).join(', ');
}
