import type { Money } from '@proverka/words/money';

/** A price from a moment on, until the next step. */
export interface PriceStep {
  /** The change that made it; null for the first step, which is the component's own. */
  readonly changeId: string | null;
  /** null: always was. */
  readonly startsAt: Date | null;
  readonly price: Money;
  readonly enabled: boolean;
}

/** A component over time. */
export interface TimedPrice {
  /** In the order of their moments; none begins before the first one. */
  readonly steps: readonly PriceStep[];
}

const hasBegun = ({ startsAt }: PriceStep, at: Date): boolean => startsAt === null || startsAt <= at;

/** What applies at a moment; undefined before the component begins. */
export const stepAt = ({ steps }: TimedPrice, at: Date): PriceStep | undefined =>
  steps.findLast((step) => hasBegun(step, at));

/** The steps that begin after a moment. */
export const stepsAfter = ({ steps }: TimedPrice, at: Date): readonly PriceStep[] =>
  steps.filter((step) => !hasBegun(step, at));

/** A moment and every later one at which some price changes. */
export const momentsFrom = (prices: readonly TimedPrice[], at: Date): readonly Date[] => [
  at,
  ...prices.flatMap((price) => stepsAfter(price, at).flatMap(({ startsAt }) => startsAt ?? [])),
];

/** The same with another step, in the order of moments. */
export const withStep = <Price extends TimedPrice>(price: Price, step: PriceStep): Price => ({
  ...price,
  steps: [...price.steps, step].toSorted(
    (one, other) => (one.startsAt?.getTime() ?? 0) - (other.startsAt?.getTime() ?? 0),
  ),
});

export const withoutStep = <Price extends TimedPrice>(price: Price, changeId: string): Price => ({
  ...price,
  steps: price.steps.filter((step) => step.changeId !== changeId),
});
