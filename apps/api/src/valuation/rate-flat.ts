import type { BuyersWord, Valuation } from '@proverka/contract/valuation';
import type { ObjectWish } from '#registers/find-object.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { askForAdverts, askForTraining } from './ask-for-training.ts';
import type { ValuationDeps } from './deps.ts';
import { compareFlat } from './estimate/compare-flat.ts';
import { withNamedHouses } from './estimate/named-houses.ts';
import type { CompareRefusal } from './estimate/compare-flat.ts';
import { valueFlat } from './estimate/value-flat.domain.ts';

export type RateRefusal = CompareRefusal | 'valuation_not_ready';

/** The value of a flat with everything it rests on, or why there is none. */
export async function rateFlat(
  deps: ValuationDeps,
  wish: ObjectWish & { readonly word: BuyersWord },
): Promise<Result<Valuation, RateRefusal>> {
  const running = await deps.runningModel(deps.db);
  if (running === null) {
    await askForTraining(deps);
    return refuse('valuation_not_ready');
  }
  await askForAdverts(deps, running);
  const compared = await compareFlat(deps, wish);
  if (!compared.ok) return compared;
  const { flat, shown, day, candidates, comparison } = compared.value;
  const named = await withNamedHouses(deps, candidates, comparison, wish.signal);
  const valuation = valueFlat({ flat, shown }, { ...running, day }, named);
  return valuation === null ? refuse('valuation_few_comparables') : done(valuation);
}
