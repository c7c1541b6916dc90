import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ValuationDeps } from '../deps.ts';
import { dayOf } from '../model/flat.domain.ts';
import { findOffers, findSales } from './candidates.store.ts';
import type { Candidate } from './candidate.domain.ts';
import { findFlat } from './find-flat.ts';
import type { FlatRefusal, FlatWish } from './find-flat.ts';
import { compare } from './value-flat.domain.ts';
import type { Comparison, FoundFlat } from './value-flat.domain.ts';

interface ComparedFlat extends FoundFlat {
  readonly day: number;
  readonly candidates: readonly Candidate[];
  readonly comparison: Comparison;
}

export type CompareRefusal = FlatRefusal | 'valuation_few_comparables';

/** A flat with what it is compared with: sales, or adverts where those are too few. */
export async function compareFlat(
  deps: ValuationDeps,
  wish: FlatWish,
): Promise<Result<ComparedFlat, CompareRefusal>> {
  const found = await findFlat(deps, wish);
  if (!found.ok) return found;
  const { flat } = found.value;
  const day = dayOf(deps.now().toISOString().slice(0, 10));
  const sales = await findSales(deps.db, flat, day);
  const bySales = compare(flat, day, sales);
  if (bySales !== null) return done({ ...found.value, day, candidates: sales, comparison: bySales });
  const offers = await findOffers(deps.db, flat, day);
  const byOffers = compare(flat, day, offers);
  return byOffers === null
    ? refuse('valuation_few_comparables')
    : done({ ...found.value, day, candidates: offers, comparison: byOffers });
}
