import type { HouseKind } from '@proverka/contract/advert';
import type { Effect, Neighbour, PlanRule } from './local.domain.ts';

interface FittedHouse extends Effect {
  readonly quarter: string | null;
  readonly flats: readonly Neighbour[];
}

/** What is usual of the houses of a district, for flats of which nobody says it. */
export interface UsualHouse {
  readonly kind: HouseKind | null;
  readonly year: number | null;
  readonly floors: number | null;
}

/** A fitted model, as it is stored. Everything is a logarithm of rubles per square metre or its variance. */
export interface FittedModel {
  readonly coefficients: Readonly<Record<string, number>>;
  /** The months of each city that have a coefficient, first and last. */
  readonly months: Readonly<Record<number, readonly [first: number, last: number]>>;
  readonly quarters: Readonly<Record<string, Effect>>;
  readonly houses: Readonly<Record<number, FittedHouse>>;
  /** How much quarters and houses differ, for those never seen. */
  readonly betweenQuarters: number;
  readonly betweenHouses: number;
  readonly plan: PlanRule;
  /** How far prices of a district scatter around the model. */
  readonly scales: Readonly<Record<number, number>>;
  readonly scale: number;
  /** What not knowing the condition leaves open. */
  readonly conditionVariance: number;
  /** The logarithm of the usual area by the number of rooms. */
  readonly roomAreas: Readonly<Record<number, number>>;
  readonly usualHouses: Readonly<Record<number, UsualHouse>>;
}
