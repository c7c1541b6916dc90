import type { Backtest, DistrictAccuracy } from '@proverka/contract/valuation';
import { createBaselines } from './baselines.domain.ts';
import { dispersion, errorFigures, relatedBias, relatedDifferential } from './figures.domain.ts';
import type { Judged } from './figures.domain.ts';
import { fitSales } from './fit.domain.ts';
import type { FittedModel } from './fitted.domain.ts';
import { isoOf } from './flat.domain.ts';
import type { Offer, Sale } from './flat.domain.ts';
import { COVERAGE, calibrate, reachOf } from './interval.domain.ts';
import type { Calibration } from './interval.domain.ts';
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
export interface Tested extends Judged {
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
 * Three models by one procedure. The first has seen no sale of the last two years, and the year after it tells how wide its intervals
 * have to be. The second has seen none of the last year; with those widths it is tested on that year, which is the published test.
 * The third has seen everything and is the one that values; its widths are learnt from the errors of the second.
 */
export function train(data: TrainingData): Training {
  const testFrom = data.until - YEAR + 1;
  const calibrateFrom = testFrom - YEAR;
  const between = (from: number, before: number) =>
    data.sales.filter(({ on }) => on >= from && on < before);
  const first = fitBefore(data, calibrateFrom, testFrom - 1);
  const widths = calibrate(first, between(calibrateFrom, testFrom));
  const second = fitBefore(data, testFrom, data.until);
  const heldOut = between(testFrom, data.until + 1);
  const tested = heldOut.map((sale) => testOf(second, widths, sale));
  const backtest = { ...backtestOf(data, heldOut, tested), from: isoOf(testFrom), until: isoOf(data.until) };
  const fitted = fitBefore(data, data.until + 1, data.until);
  return {
    backtest,
    tested,
    model: {
      fitted,
      calibration: calibrate(second, heldOut),
      sellTimes: learnSellTimes(fitted, data.offers, data.until),
      accuracy: accuracyOf(tested),
      dataUntil: data.until,
    },
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
      .map(([district, own]): DistrictAccuracy => {
        const { district: name = String(district), city = '' } = data.names[district] ?? {};
        const { mean_error: _, ...figures } = errorFigures(own);
        return { district: name, city, ...figures, ...coverageFigures(own) };
      })
      .toSorted((one, other) => other.sales - one.sales),
  };
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
