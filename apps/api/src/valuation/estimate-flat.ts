import type { BuyersWord, Estimate } from '@proverka/contract/valuation';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { ObjectWish } from '#registers/find-object.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { askForTraining } from './ask-for-training.ts';
import type { ValuationDeps } from './deps.ts';
import { districtRange } from './estimate/candidates.store.ts';
import { compareFlat } from './estimate/compare-flat.ts';
import type { RateRefusal } from './rate-flat.ts';
import { roundTo, stepFor } from './estimate/round.domain.ts';

/** Of fewer flats no range is told. */
const ENOUGH = 10;

export type FreeEstimate = Omit<Estimate, 'product_id' | 'product_price'>;

/** What a valuation would rest on, and what such flats cost in the district at all: free, and no value yet. */
export async function estimateFlat(
  deps: ValuationDeps,
  wish: ObjectWish & { readonly word: BuyersWord },
): Promise<Result<FreeEstimate, RateRefusal>> {
  const allowed = await withinLimits(deps, [['estimate_address', wish.userId ?? wish.address]]);
  if (!allowed.ok) return allowed;
  if ((await deps.runningModel(deps.db)) === null) {
    await askForTraining(deps);
    return refuse('valuation_not_ready', { retryAfterSeconds: 60 });
  }
  const compared = await compareFlat(deps, wish);
  if (!compared.ok) return compared;
  const { flat, shown, day, comparison } = compared.value;
  const { low, high, flats } = await districtRange(deps.db, flat, day);
  const isTold = low !== null && high !== null && flats >= ENOUGH;
  return done({
    object_key: shown.cadastral_number ?? wish.id,
    basis: comparison.basis,
    flat: shown,
    comparables_found: comparison.found,
    district_range: isTold ? { ...rounded(low, high), flats } : null,
    asks: [
      ...(shown.said_by.condition === undefined ? (['condition'] as const) : []),
      ...(shown.said_by.rooms === undefined ? (['rooms'] as const) : []),
    ],
  });
}

function rounded(low: number, high: number): { readonly low: number; readonly high: number } {
  const step = stepFor(low, high);
  return { low: roundTo(low, step), high: roundTo(high, step) };
}
