import type {
  NumberDay,
  NumberTotals,
  ProductNumbers,
  SourceNumbers,
  TrafficNumbers,
} from '@proverka/contract/desk-numbers';
import { trafficKinds } from '@proverka/contract/desk-numbers';
import { kopecks, toRubles } from '@proverka/validation/money';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { daysOf, periodBefore } from './period.domain.ts';
import type { Period } from './period.domain.ts';
import { promisedSeconds } from './promise.domain.ts';
import { noSums } from './sums.domain.ts';
import type { Sums } from './sums.domain.ts';
import { readSourceSums, readSums } from './sums.store.ts';
import type { NumbersFilter, SourceSums } from './sums.store.ts';
import { viewReadiness, viewResult, viewTotals } from './totals.domain.ts';

type Deps = Pick<DeskDeps, 'db'>;

export async function viewStats(
  { db }: Deps,
  period: Period,
  filter: NumbersFilter,
): Promise<Result<{ totals: NumberTotals; before: NumberTotals }, never>> {
  const [[now = noSums], [before = noSums]] = await Promise.all([
    readSums(db, period, filter, []),
    readSums(db, periodBefore(period), filter, []),
  ]);
  return done({ totals: viewTotals(now), before: viewTotals(before) });
}

/** Every day of the period: one without events has zeros. */
export async function viewDays(
  { db }: Deps,
  period: Period,
  filter: NumbersFilter,
): Promise<Result<{ days: NumberDay[] }, never>> {
  const rows = await readSums(db, period, filter, ['day']);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return done({ days: daysOf(period).map((day) => viewDay(day, byDay.get(day) ?? noSums)) });
}

const viewDay = (day: string, sums: Sums): NumberDay => ({ day, ...viewTotals(sums) });

/** Products with any figure in the period, those that earn most first. */
export async function viewProducts(
  { db }: Deps,
  period: Period,
  filter: NumbersFilter,
): Promise<Result<{ products: ProductNumbers[] }, never>> {
  const [rows, names] = await Promise.all([
    readSums(db, period, filter, ['brand', 'product_name']),
    db.selectFrom('product').select(['brand', 'name', 'name_ru']).execute(),
  ]);
  const products = rows
    .filter(({ product_name: name }) => name !== '')
    .map((sums) => {
      const { product_name: name } = sums;
      // Only brands sell.
      const brand = sums.brand as ProductNumbers['brand'];
      const known = names.find((one) => one.name === name && one.brand === brand)?.name_ru;
      return viewProduct({ brand, product_name: name, product_name_ru: titleOf(known, name) }, sums);
    });
  return done({ products: products.toSorted((one, other) => other.margin - one.margin) });
}

type SoldProduct = Pick<ProductNumbers, 'brand' | 'product_name' | 'product_name_ru'>;

const viewProduct = (product: SoldProduct, sums: Sums): ProductNumbers => ({
  ...product,
  sold: sums.sold,
  sold_sum: toRubles(kopecks(sums.sold_sum)),
  failed: sums.failed,
  ...viewReadiness(sums),
  promised_seconds: promisedSeconds(product.brand, product.product_name),
  ...viewResult(sums),
});

/** Conclusions are paid for without a product of the catalogue. */
export const titleOf = (known: string | undefined, name: string): string =>
  known ?? (name === 'ExpertConclusion' ? 'Заключение эксперта' : name);

/** What brought customers, and what sources took. */
export async function viewSources(
  { db }: Deps,
  period: Period,
  filter: NumbersFilter,
): Promise<Result<{ traffic: TrafficNumbers[]; sources: SourceNumbers[] }, never>> {
  const [rows, sources] = await Promise.all([
    readSums(db, period, filter, ['traffic']),
    readSourceSums(db, period, filter),
  ]);
  return done({
    traffic: trafficKinds.map((traffic) =>
      viewTraffic(traffic, rows.find((row) => row.traffic === traffic) ?? noSums),
    ),
    sources: sources.map(viewSource),
  });
}

const viewTraffic = (traffic: TrafficNumbers['traffic'], sums: Sums): TrafficNumbers => ({
  traffic,
  registered: sums.registered,
  placed: sums.placed,
  paid: sums.paid,
  paid_sum: toRubles(kopecks(sums.paid_sum)),
  ...viewResult(sums),
});

const viewSource = ({ cost, ...source }: SourceSums): SourceNumbers => ({
  ...source,
  cost: toRubles(kopecks(cost)),
});
