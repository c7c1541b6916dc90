import type {
  SellTime,
  Valuation,
  ValuationBasis,
  ValuationComparable,
  ValuedFlat,
} from '@proverka/contract/valuation';
import { isoOf } from '../model/flat.domain.ts';
import type { Flat } from '../model/flat.domain.ts';
import { reachOf } from '../model/interval.domain.ts';
import { quantile } from '../model/numbers.domain.ts';
import { predict } from '../model/predict.domain.ts';
import { daysToSell } from '../model/sell-times.domain.ts';
import type { TrainedModel } from '../model/train.domain.ts';
import { adjust } from './adjust.domain.ts';
import { changesOf } from './changes.domain.ts';
import { FEWEST_COMPARABLES, chooseComparables } from './comparable.domain.ts';
import type { Candidate, Chosen } from './comparable.domain.ts';
import { roundTo, stepFor } from './round.domain.ts';
import { timesUnknown, unknownOf } from './unknown.domain.ts';

export interface FoundFlat {
  readonly flat: Flat;
  /** The same for a reader, with who said what. */
  readonly shown: ValuedFlat;
}

interface ValuedBy {
  readonly version: number;
  /** Whether all adverts had been read when the model was trained. */
  readonly areAdvertsKnown: boolean;
  readonly model: TrainedModel;
  readonly day: number;
}

export interface Comparison {
  readonly basis: ValuationBasis;
  readonly shown: readonly Chosen[];
  readonly found: number;
}

/** Sales where there are enough of them, otherwise adverts; null where neither are. */
export function compare(flat: Flat, day: number, candidates: readonly Candidate[]): Comparison | null {
  const of = (kind: Candidate['kind']) =>
    chooseComparables(
      flat,
      day,
      candidates.filter((candidate) => candidate.kind === kind),
    );
  const sales = of('sale');
  if (sales.found >= FEWEST_COMPARABLES) return { basis: 'sales', ...sales };
  const adverts = of('advert');
  return adverts.found >= FEWEST_COMPARABLES ? { basis: 'adverts', ...adverts } : null;
}

/** The value of a flat and all it rests on; null below five comparables, where no number is named. */
export function valueFlat(
  { flat, shown }: FoundFlat,
  { version, model, day, areAdvertsKnown }: ValuedBy,
  candidates: readonly Candidate[],
): Valuation | null {
  const comparison = compare(flat, day, candidates);
  if (comparison === null) return null;
  const comparables = comparison.shown.map((chosen) => comparableOf(model, { flat, day }, chosen));
  const exact =
    comparison.basis === 'sales'
      ? byModel({ flat, day }, model)
      : byComparables({ flat, day }, model, comparables);
  const step = stepFor(exact.low, exact.high);
  const value = roundTo(exact.value, step);
  const accuracy = model.accuracy[flat.district];
  const times = sellTimes(flat, model, { value, step, basis: comparison.basis });
  return {
    basis: comparison.basis,
    valued_on: isoOf(day),
    data_until: isoOf(model.dataUntil),
    model_version: version,
    flat: shown,
    value,
    low: Math.min(roundTo(exact.low, step), value),
    high: Math.max(roundTo(exact.high, step), value),
    value_per_m2: roundTo(value / flat.area, Math.max(step / 100, 100)),
    comparables: [...comparables],
    comparables_found: comparison.found,
    sell_times: times,
    changes: [...changesOf(model.fitted, { flat, day, value })],
    unknown: [...timesUnknown(times, areAdvertsKnown), ...unknownOf(model.fitted, shown)],
    accuracy: comparison.basis === 'sales' && accuracy !== undefined ? accuracy : null,
  };
}

interface Exact {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface Asked {
  readonly flat: Flat;
  readonly day: number;
}

function byModel({ flat, day }: Asked, { fitted, calibration }: TrainedModel): Exact {
  const said = predict(fitted, flat, day);
  const reach = reachOf(calibration, flat, said);
  const worth = (log: number) => flat.area * Math.exp(log);
  return { value: worth(said.log), low: worth(said.log - reach), high: worth(said.log + reach) };
}

/**
 * Where hardly anything was sold the model knows the place too little: the middle of what alike flats would be asked for. The interval is
 * that of the model or the spread of those prices, whichever is wider.
 */
function byComparables(
  asked: Asked,
  model: TrainedModel,
  comparables: readonly ValuationComparable[],
): Exact {
  const prices = comparables.map((one) => one.adjusted_price);
  const value = quantile(prices, 0.5);
  const modelled = byModel(asked, model);
  return {
    value,
    low: Math.min(quantile(prices, 0.1), (value * modelled.low) / modelled.value),
    high: Math.max(quantile(prices, 0.9), (value * modelled.high) / modelled.value),
  };
}

function comparableOf(model: TrainedModel, asked: Asked, chosen: Chosen): ValuationComparable {
  const { candidate, metres, isSameHouse } = chosen;
  const { flat: other, price } = candidate;
  const { adjustments, adjustedPrice } = adjust(model.fitted, asked, chosen);
  return {
    kind: candidate.kind,
    on: isoOf(candidate.on),
    address: candidate.address ?? (candidate.street && `${candidate.street}, дом не назван`),
    is_same_house: isSameHouse,
    distance_m: metres,
    area_m2: other.area,
    rooms: other.rooms,
    floor: other.floor,
    floors: other.floors,
    house_kind: other.kind,
    year_built: other.year,
    condition: other.condition,
    price,
    price_per_m2: Math.round(price / other.area),
    adjustments: [...adjustments],
    adjusted_price: adjustedPrice,
    advert_id: candidate.advertId,
  };
}

/** How much dearer and cheaper than usual is asked, a logarithm. */
const PACE_STEP = 0.05;

/** What may be asked, and how long such flats stay on sale. */
function sellTimes(
  flat: Flat,
  { sellTimes: times }: TrainedModel,
  { value, step, basis }: { readonly value: number; readonly step: number; readonly basis: ValuationBasis },
): SellTime[] {
  const usual = times.bargains[flat.city] ?? times.bargain;
  const paces = [
    ['quick', usual - PACE_STEP],
    ['usual', usual],
    ['patient', usual + PACE_STEP],
  ] as const;
  // A value by asking prices is what is usually asked already.
  const valueOver = basis === 'adverts' ? usual : 0;
  return paces.map(([pace, over]) => {
    const { days, adverts } = daysToSell(times, flat.district, over);
    return {
      pace,
      price: roundTo(value * Math.exp(over - valueOver), Math.max(step / 2, 1000)),
      percent: Math.round(100 * Math.exp(over - valueOver)),
      days,
      adverts,
    };
  });
}
