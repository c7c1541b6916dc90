import { ZERO, kopecks, subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';

interface CardSource {
  readonly id: string;
  readonly left: Money;
}

interface CardPlan<Source extends CardSource> {
  /** Never more than each has. */
  readonly parts: readonly { readonly source: Source; readonly amount: Money }[];
  /** What no card takes. */
  readonly rest: Money;
}

/** Takes the sum from the sources in their order. */
export function planCards<Source extends CardSource>(
  sum: Money,
  sources: readonly Source[],
): CardPlan<Source> {
  let rest = sum;
  const parts = sources.map((source) => {
    const amount = kopecks(Math.max(ZERO, Math.min(rest, source.left)));
    rest = subtract(rest, amount);
    return { source, amount };
  });
  return { parts: parts.filter(({ amount }) => amount > 0), rest };
}
