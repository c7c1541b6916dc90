import { termsOf, timeTerms } from './design.domain.ts';
import type { FittedModel, UsualHouse } from './fitted.domain.ts';
import type { Sale } from './flat.domain.ts';
import { betweenGroups, choosePlanRule, membersOf, shrunkenMeans } from './local.domain.ts';
import type { Effect, Neighbour } from './local.domain.ts';
import { median, robustScale } from './numbers.domain.ts';
import { createPlaces, huberWeight, predicted, solveRidge } from './robust-ridge.domain.ts';
import type { Observed } from './robust-ridge.domain.ts';

const ROUNDS = 8;
/** A district's scale counts as that of so many more sales of all districts. */
const SCALE_PULL = 60;

interface State {
  readonly coefficients: Float64Array;
  /** What the model leaves unexplained of each sale. */
  readonly residuals: Float64Array;
  readonly weights: Float64Array;
  readonly scales: ReadonlyMap<number, number>;
  readonly scale: number;
  readonly quarters: ReadonlyMap<string, Effect>;
  readonly houses: ReadonlyMap<number, Effect>;
  readonly betweenQuarters: number;
  readonly betweenHouses: number;
}

/** Fits the model to sales; the months of a city are those with sales, `continueMonths` adds later ones. */
export function fitSales(sales: readonly Sale[]): Omit<FittedModel, 'months'> {
  const { place, observe } = createPlaces();
  const observed = sales.map((sale) =>
    observe([...Object.values(termsOf(sale)).flat(), ...timeTerms(sale, sale.on)]),
  );
  const state = settle(sales, observed, place.size);
  const coefficients = Object.fromEntries(
    [...place].map(([name, at]) => [name, state.coefficients[at] ?? 0]),
  );
  const flats = neighboursOf(sales, state);
  return {
    coefficients,
    quarters: Object.fromEntries(state.quarters),
    houses: Object.fromEntries(
      [...state.houses].map(([house, effect]) => [
        house,
        { ...effect, quarter: flats.get(house)?.quarter ?? null, flats: flats.get(house)?.flats ?? [] },
      ]),
    ),
    betweenQuarters: state.betweenQuarters,
    betweenHouses: state.betweenHouses,
    plan: choosePlanRule(
      [...flats.values()].map((house) => house.flats),
      state.scale ** 2,
    ),
    scales: Object.fromEntries(state.scales),
    scale: state.scale,
    conditionVariance: conditionVariance(sales, coefficients),
    roomAreas: roomAreas(sales),
    usualHouses: usualHouses(sales),
  };
}

/** Coefficients and local effects in turn, until they no longer move each other; wild prices count less each time. */
function settle(sales: readonly Sale[], observed: readonly Observed[], size: number): State {
  const targets = Float64Array.from(sales, ({ price, area }) => Math.log(price / area));
  const districts = membersOf(sales.map(({ district }) => district));
  const quarters = membersOf(sales.map(({ quarter }) => quarter));
  const houses = membersOf(sales.map(({ house }) => house));
  let state: State = {
    coefficients: new Float64Array(size),
    residuals: new Float64Array(sales.length),
    weights: new Float64Array(sales.length).fill(1),
    scales: new Map(),
    scale: 0.1,
    quarters: new Map(),
    houses: new Map(),
    betweenQuarters: 0.002,
    betweenHouses: 0.002,
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const local = localOf(sales, state);
    const coefficients = solveRidge(
      observed,
      size,
      targets.map((target, at) => target - (local[at] ?? 0)),
      state.weights,
    );
    const unexplained = targets.map((target, at) => {
      const row = observed[at];
      return row === undefined ? 0 : target - predicted(row, coefficients);
    });
    const placed = place({ ...state, coefficients }, { quarters, houses }, sales, unexplained);
    state = weigh(placed, districts, sales, unexplained);
  }
  return state;
}

const localOf = (
  sales: readonly Sale[],
  { quarters, houses }: Pick<State, 'quarters' | 'houses'>,
): Float64Array =>
  Float64Array.from(
    sales,
    ({ quarter, house }) =>
      (quarter === null ? 0 : (quarters.get(quarter)?.effect ?? 0)) +
      (house === null ? 0 : (houses.get(house)?.effect ?? 0)),
  );

interface Groups {
  readonly quarters: ReadonlyMap<string, readonly number[]>;
  readonly houses: ReadonlyMap<number, readonly number[]>;
}

/** Shares what the coefficients leave among quarters and their houses. */
function place(state: State, groups: Groups, sales: readonly Sale[], unexplained: Float64Array): State {
  const seen = { weights: state.weights, noise: state.scale ** 2 };
  let { quarters, houses } = state;
  for (let turn = 0; turn < 3; turn += 1) {
    const ofHouses = localOf(sales, { quarters: new Map(), houses });
    quarters = shrunkenMeans(
      groups.quarters,
      { ...seen, residuals: unexplained.map((rest, at) => rest - (ofHouses[at] ?? 0)) },
      state.betweenQuarters,
    );
    const ofQuarters = localOf(sales, { quarters, houses: new Map() });
    houses = shrunkenMeans(
      groups.houses,
      { ...seen, residuals: unexplained.map((rest, at) => rest - (ofQuarters[at] ?? 0)) },
      state.betweenHouses,
    );
  }
  return {
    ...state,
    quarters,
    houses,
    betweenQuarters: betweenGroups(quarters.values()),
    betweenHouses: betweenGroups(houses.values()),
  };
}

/** How far prices of each district scatter, and how much each sale counts by that. */
function weigh(
  state: State,
  districts: ReadonlyMap<number, readonly number[]>,
  sales: readonly Sale[],
  unexplained: Float64Array,
): State {
  const local = localOf(sales, state);
  const residuals = unexplained.map((rest, at) => rest - (local[at] ?? 0));
  const scale = robustScale([...residuals]);
  const scales = new Map(
    [...districts].map(([district, places]) => {
      const own = robustScale(places.map((at) => residuals[at] ?? 0));
      const squared = (places.length * own * own + SCALE_PULL * scale * scale) / (places.length + SCALE_PULL);
      return [district, Math.sqrt(squared)];
    }),
  );
  const weights = Float64Array.from(sales, ({ district }, at) => {
    const own = scales.get(district) ?? scale;
    return huberWeight(residuals[at] ?? 0, own) * (scale / own) ** 2;
  });
  return { ...state, residuals, weights, scales, scale };
}

function neighboursOf(
  sales: readonly Sale[],
  { residuals, weights }: State,
): ReadonlyMap<number, { readonly quarter: string | null; readonly flats: readonly Neighbour[] }> {
  const houses = new Map<number, { quarter: string | null; flats: Neighbour[] }>();
  sales.forEach(({ house, quarter, area }, at) => {
    if (house === null) return;
    const known = houses.get(house) ?? { quarter: null, flats: [] };
    known.quarter ??= quarter;
    known.flats.push([area, rounded(residuals[at] ?? 0), rounded(weights[at] ?? 0)]);
    houses.set(house, known);
  });
  return houses;
}

/** Four digits are a hundredth of a per cent of a price; the stored model is half as long. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function conditionVariance(sales: readonly Sale[], coefficients: Readonly<Record<string, number>>): number {
  const told = sales
    .filter(({ condition }) => condition !== null)
    .map(({ condition }) => coefficients[`condition ${condition}`] ?? 0);
  const middle = told.reduce((sum, one) => sum + one, 0) / Math.max(told.length, 1);
  return told.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(told.length, 1);
}

const roomAreas = (sales: readonly Sale[]): Record<number, number> =>
  Object.fromEntries(
    [...membersOf(sales.map(({ rooms }) => rooms))].map(([rooms, places]) => [
      rooms,
      median(places.map((at) => Math.log(sales[at]?.area ?? 50))),
    ]),
  );

function usualHouses(sales: readonly Sale[]): Record<number, UsualHouse> {
  const byDistrict = membersOf(sales.map(({ district }) => district));
  return Object.fromEntries(
    [...byDistrict].map(([district, places]) => {
      const own = places.flatMap((at) => sales[at] ?? []);
      const kinds = [...membersOf(own.map(({ kind }) => kind))].toSorted(
        ([, one], [, other]) => other.length - one.length,
      );
      return [
        district,
        { kind: kinds[0]?.[0] ?? null, year: middleOf(own, 'year'), floors: middleOf(own, 'floors') },
      ];
    }),
  );
}

const middleOf = (sales: readonly Sale[], field: 'year' | 'floors'): number | null => {
  const known = sales.flatMap((sale) => sale[field] ?? []);
  return known.length === 0 ? null : Math.round(median(known));
};
