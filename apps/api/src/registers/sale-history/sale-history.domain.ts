import type { FlatSale, SaleYear } from '@proverka/contract/sale-history';
import type { BuildingSales } from '../sources/sales/sales.ts';

type SupplierSale = BuildingSales['sales'][number];

const kindTitles: Readonly<Record<SupplierSale['kind'], string>> = {
  deal: 'Сделка, зарегистрированная в Росреестре',
  listing: 'Цена объявления, снятого с продажи',
};

/** The latest sale first. */
export const flatSales = (sales: readonly SupplierSale[]): FlatSale[] =>
  sales
    .map(({ registered_on, rooms, area, floor, price, kind }) => ({
      date: registered_on,
      rooms: rooms ?? null,
      area_m2: area,
      floor: floor ?? null,
      price,
      price_per_m2: Math.round(price / area),
      source: kindTitles[kind],
    }))
    .sort((one, other) => other.date.localeCompare(one.date));

/** Years with sales, the latest first. */
export function salesByYear(sales: readonly FlatSale[]): SaleYear[] {
  const byYear = Map.groupBy(sales, ({ date }) => Number(date.slice(0, 4)));
  return [...byYear]
    .sort(([one], [other]) => other - one)
    .map(([year, ofYear]) => {
      const perMetre = ofYear.map(({ price_per_m2 }) => price_per_m2);
      return {
        year,
        sales: ofYear.length,
        median_price: median(ofYear.map(({ price }) => price)),
        median_price_per_m2: median(perMetre),
        min_price_per_m2: Math.min(...perMetre),
        max_price_per_m2: Math.max(...perMetre),
      };
    });
}

/** The median in whole rubles; for an even number of values the mean of the middle two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? upper);
  return Math.round((lower + upper) / 2);
}
