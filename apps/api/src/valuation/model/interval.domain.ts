import type { FittedModel } from './fitted.domain.ts';
import type { Flat, Sale } from './flat.domain.ts';
import { membersOf } from './local.domain.ts';
import { sortedQuantile } from './numbers.domain.ts';
import { predict } from './predict.domain.ts';
import type { Predicted } from './predict.domain.ts';

/** The share of sales an interval is to hold. */
export const COVERAGE = 0.8;

/** With so many sales a district is believed more than it is drawn to all. */
const ENOUGH_OF_DISTRICT = 200;
const PULL = 400;

/** By how many spreads an interval reaches either way. */
export interface Calibration {
  readonly all: number;
  readonly districts: Readonly<Record<number, number>>;
  /** Times wider where the condition is not known. */
  readonly unknownCondition: number;
}

/** Sales with a model that has not seen them. */
export interface Unseen {
  readonly model: FittedModel;
  readonly sales: readonly Sale[];
}

/**
 * Split conformal with a local scale: how many spreads hold four of five sales the models have not seen. Whatever a model is wrong
 * about, such an interval holds its share of sales like those.
 */
export function calibrate(years: readonly Unseen[]): Calibration {
  const unseen = years.flatMap(({ sales }) => sales);
  const scores = years.flatMap(({ model, sales }) =>
    sales.map((sale) => {
      const { log, spread } = predict(model, sale, sale.on);
      return Math.abs(Math.log(sale.price / sale.area) - log) / spread;
    }),
  );
  const reach = (places: readonly number[]) =>
    conformalQuantile(
      places.map((at) => scores[at] ?? 0),
      COVERAGE,
    );
  const all = reach(scores.map((_, at) => at));
  const byDistrict = membersOf(unseen.map(({ district }) => district));
  const unknown = scores.filter((_, at) => unseen[at]?.condition === null);
  return {
    all,
    districts: Object.fromEntries(
      [...byDistrict].map(([district, places]) => [district, drawn(reach(places), places.length, all)]),
    ),
    unknownCondition:
      unknown.length < 30 ? 1 : drawn(conformalQuantile(unknown, COVERAGE) / all, unknown.length, 1),
  };
}

/** The least score that enough of the scores lie under, counting the new one, which is not among them. */
export function conformalQuantile(scores: readonly number[], share: number): number {
  const sorted = scores.toSorted((one, other) => one - other);
  const corrected = Math.min(1, (share * (scores.length + 1)) / Math.max(scores.length, 1));
  return sortedQuantile(sorted, corrected);
}

const drawn = (own: number, count: number, all: number): number => {
  const pull = count >= ENOUGH_OF_DISTRICT ? PULL : 2 * PULL;
  return (count * own + pull * all) / (count + pull);
};

/** How far the interval reaches either way, a logarithm. */
export function reachOf(calibration: Calibration, flat: Flat, { spread }: Predicted): number {
  const times = calibration.districts[flat.district] ?? calibration.all;
  return times * spread * (flat.condition === null ? calibration.unknownCondition : 1);
}
