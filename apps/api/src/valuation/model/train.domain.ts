import type { Backtest, DistrictAccuracy } from '@proverka/contract/valuation';
import { createBaselines } from './baselines.domain.ts';
import { dispersion, errorFigures, relatedBias, relatedDifferential } from './figures.domain.ts';
import type { Judged } from './figures.domain.ts';
import { fitSales } from './fit.domain.ts';
import type { FittedModel } from './fitted.domain.ts';
import { isoOf } from './flat.domain.ts';
import type { Offer, Sale } from './flat.domain.ts';
import { COVERAGE, calibrate, reachOf } from './interval.domain.ts';
import type { Calibration, Unseen } from './interval.domain.ts';
import { membersOf } from './local.domain.ts';
import { mean, median } from './numbers.domain.ts';
import { continueMonths } from './months.domain.ts';
import { predict } from './predict.domain.ts';
import { learnSellTimes } from './sell-times.domain.ts';
import type { SellTimes } from './sell-times.domain.ts';

const YEAR = 365;

export interface TrainingData {
  readonly sales: readonly Sale[];
  readonly offers: readonly Offer[];
  /** Of districts and their cities. */
  readonly names: Readonly<Record<number, { readonly district: string; readonly city: string }>>;
  /** The last day that is known. */
  readonly until: number;
}

export interface TrainedModel {
  readonly fitted: FittedModel;
  readonly calibration: Calibration;
  readonly sellTimes: SellTimes;
  /** Of each district the median error on held-out sales. */
  readonly accuracy: Readonly<Record<number, { readonly median_error: number; readonly sales: number }>>;
  readonly dataUntil: number;
}

/** A held-out sale with what the model that had not seen it said of it. */
interface Tested extends Judged {
  readonly id: string;
  readonly district: number;
  readonly low: number;
  readonly high: number;
}

export interface Training {
  readonly model: TrainedModel;
  readonly backtest: Backtest;
  readonly tested: readonly Tested[];
}

/** Sales before a day, and what was asked before another. */
function fitBefore({ sales, offers }: TrainingData, salesBefore: number, askedUntil: number): FittedModel {
  const seen = sales.filter(({ on }) => on < salesBefore);
  const asked = offers.filter(({ until }) => until !== null && until <= askedUntil);
  return continueMonths(fitSales(seen), seen, asked);
}

/**
 * Models by one procedure, each of which has not seen the year after it. The first two tell by the errors on their years how wide
 * intervals have to be; the third, with those widths, is tested on the last year, which is the published test. The last has seen
 * everything and is the one that values; its widths are learnt from the errors of the second and the third.
 */
export function train(data: TrainingData): Training {
  const { until } = data;
  const calibrating = unseenYear(data, 2);
  const tested = unseenYear(data, 1);
  const widths = calibrate([...(isLong(data) ? [unseenYear(data, 3)] : []), calibrating]);
  const said = tested.sales.map((sale) => testOf(tested.model, widths, sale));
  const fitted = fitBefore(data, until + 1, until);
  return {
    backtest: { ...backtestOf(data, tested.sales, said), from: isoOf(until - YEAR + 1), until: isoOf(until) },
    tested: said,
    model: {
      fitted,
      calibration: calibrate([calibrating, tested]),
      sellTimes: learnSellTimes(fitted, data.offers, until),
      accuracy: accuracyOf(said),
      dataUntil: until,
    },
  };
}

/** Five years and more: a model of less than two years of sales is too poor to tell what later ones are wrong by. */
const isLong = ({ sales, until }: TrainingData): boolean => sales.some(({ on }) => on <= until - 5 * YEAR);

/** The year that begins so many years before the end, and a model of everything before it. */
function unseenYear(data: TrainingData, yearsBack: number): Unseen {
  const from = data.until + 1 - yearsBack * YEAR;
  return {
    model: fitBefore(data, from, from + YEAR - 1),
    sales: data.sales.filter(({ on }) => on >= from && on < from + YEAR),
  };
}

function testOf(model: FittedModel, widths: Calibration, sale: Sale): Tested {
  const said = predict(model, sale, sale.on);
  const reach = reachOf(widths, sale, said);
  const worth = (log: number) => sale.area * Math.exp(log);
  return {
    id: sale.id,
    district: sale.district,
    price: sale.price,
    value: worth(said.log),
    low: worth(said.log - reach),
    high: worth(said.log + reach),
  };
}

function backtestOf(
  data: TrainingData,
  heldOut: readonly Sale[],
  tested: readonly Tested[],
): Omit<Backtest, 'from' | 'until'> {
  const baselines = createBaselines(data.sales);
  const judged = (valueOf: (sale: Sale) => number) =>
    heldOut.map((sale) => ({ price: sale.price, value: valueOf(sale) })).filter(({ value }) => value > 0);
  return {
    ...errorFigures(tested),
    cod: dispersion(tested),
    prd: relatedDifferential(tested),
    prb: relatedBias(tested),
    coverage: coverageOf(tested),
    interval_width: median(tested.map(({ low, high, value }) => (high - low) / value)),
    baselines: [
      { kind: 'district_median', ...errorFigures(judged(baselines.districtMedian)) },
      { kind: 'five_nearest', ...errorFigures(judged(baselines.fiveNearest)) },
    ],
    districts: byDistrict(tested)
      .map(([district, own]) => districtAccuracy(data, district, own))
      .toSorted((one, other) => other.sales - one.sales),
  };
}

function districtAccuracy(
  { names }: Pick<TrainingData, 'names'>,
  district: number,
  own: readonly Tested[],
): DistrictAccuracy {
  const { district: name = String(district), city = '' } = names[district] ?? {};
  const { mean_error: _, ...figures } = errorFigures(own);
  return { district: name, city, ...figures, ...coverageFigures(own) };
}

const byDistrict = (tested: readonly Tested[]): readonly (readonly [number, readonly Tested[]])[] =>
  [...membersOf(tested.map(({ district }) => district))].map(([district, places]) => [
    district,
    places.flatMap((at) => tested[at] ?? []),
  ]);

const coverageOf = (tested: readonly Tested[]): number =>
  mean(tested.map(({ price, low, high }) => (price >= low && price <= high ? 1 : 0)));

/** With fewer sales chance alone moves coverage too far to say anything. */
const ENOUGH_FOR_COVERAGE = 200;

function coverageFigures(tested: readonly Tested[]): Pick<DistrictAccuracy, 'coverage' | 'coverage_allowed'> {
  const error = Math.sqrt((COVERAGE * (1 - COVERAGE)) / tested.length);
  return {
    coverage: coverageOf(tested),
    coverage_allowed: tested.length < ENOUGH_FOR_COVERAGE ? null : Math.max(0.02, 3 * error),
  };
}

const accuracyOf = (tested: readonly Tested[]): TrainedModel['accuracy'] =>
  Object.fromEntries(
    byDistrict(tested).map(([district, own]) => {
      const { median_error: middle, sales } = errorFigures(own);
      return [district, { median_error: middle, sales }];
    }),
  );
