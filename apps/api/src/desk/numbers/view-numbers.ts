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
import { readSourceSums, readSums } from './sums.store.ts';
import type { NumbersFilter } from './sums.store.ts';
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
  return done({ days: daysOf(period).map((day) => ({ day, ...viewTotals(byDay.get(day) ?? noSums) })) });
}

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
    .map((sums): ProductNumbers => {
      const { product_name: name } = sums;
      // Only brands sell.
      const brand = sums.brand as ProductNumbers['brand'];
      return {
        product_name: name,
        product_name_ru: titleOf(
          names.find((one) => one.name === name && one.brand === brand)?.name_ru,
          name,
        ),
        brand,
        sold: sums.sold,
        sold_sum: toRubles(kopecks(sums.sold_sum)),
        failed: sums.failed,
        ...viewReadiness(sums),
        promised_seconds: promisedSeconds(brand, name),
        ...viewResult(sums),
      };
    });
  return done({ products: products.toSorted((one, other) => other.margin - one.margin) });
}

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
    traffic: trafficKinds.map((traffic) => {
      const sums = rows.find((row) => row.traffic === traffic) ?? noSums;
      return {
        traffic,
        registered: sums.registered,
        placed: sums.placed,
        paid: sums.paid,
        paid_sum: toRubles(kopecks(sums.paid_sum)),
        ...viewResult(sums),
      };
    }),
    sources: sources.map(({ cost, ...source }) => ({ ...source, cost: toRubles(kopecks(cost)) })),
  });
}
