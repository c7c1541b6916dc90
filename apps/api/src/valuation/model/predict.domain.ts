import { priceFactors } from '@proverka/contract/valuation';
import type { PriceFactor } from '@proverka/contract/valuation';
import { monthName, termsOf, yearsSince } from './design.domain.ts';
import type { Term } from './design.domain.ts';
import type { FittedModel } from './fitted.domain.ts';
import { monthOf } from './flat.domain.ts';
import type { Flat } from './flat.domain.ts';
import { planEffect } from './local.domain.ts';

export interface Predicted {
  /** The logarithm of rubles per square metre. */
  readonly log: number;
  /** What each factor adds to it. */
  readonly factors: Readonly<Record<PriceFactor, number>>;
  /** The spread of what is paid around it, as far as the model knows it. */
  readonly spread: number;
}

const factorsOf = (read: (factor: PriceFactor) => number): Readonly<Record<PriceFactor, number>> => {
  const factors: Partial<Record<PriceFactor, number>> = {};
  for (const factor of priceFactors) factors[factor] = read(factor);
  return factors as Readonly<Record<PriceFactor, number>>;
};

/** The price of a metre of a flat on a day. What is not known of it is taken as it usually is. */
export function predict(model: FittedModel, given: Flat, day: number): Predicted {
  const flat = withUsual(model, given);
  const { effect: local, variance } = localEffect(model, flat);
  const terms = termsOf(flat);
  const added = factorsOf((factor) => {
    if (factor === 'time') return timeEffect(model, flat, day);
    const own = total(model, terms[factor] ?? []);
    return factor === 'place' ? own + local + (model.coefficients['constant'] ?? 0) : own;
  });
  const scale = model.scales[flat.district] ?? model.scale;
  const open = flat.condition === null ? model.conditionVariance : 0;
  return {
    log: priceFactors.reduce((sum, factor) => sum + added[factor], 0),
    factors: added,
    spread: Math.sqrt(scale * scale + variance + open),
  };
}

const total = ({ coefficients }: FittedModel, terms: readonly Term[]): number =>
  terms.reduce((sum, { name, value }) => sum + (coefficients[name] ?? 0) * value, 0);

/** How prices of the city and the district stood on a day; before and after the known months as in the nearest. */
function timeEffect(model: FittedModel, { city, district }: Flat, day: number): number {
  const known = model.months[city];
  if (known === undefined) return 0;
  const month = Math.min(Math.max(monthOf(day), known[0]), known[1]);
  const trend = (model.coefficients[`trend ${district}`] ?? 0) * yearsSince(day);
  return (model.coefficients[monthName(city, month)] ?? 0) + trend;
}

/** What quarter, house and the flats above and below add. */
function localEffect(model: FittedModel, flat: Flat): { readonly effect: number; readonly variance: number } {
  const house = flat.house === null ? undefined : model.houses[flat.house];
  const quarterKey = flat.quarter ?? house?.quarter ?? null;
  const quarter = (quarterKey === null ? undefined : model.quarters[quarterKey]) ?? {
    effect: 0,
    variance: model.betweenQuarters,
  };
  if (house === undefined)
    return { effect: quarter.effect, variance: quarter.variance + model.betweenHouses + model.plan.between };
  const plan = planEffect(house.flats, flat.area, model.scale ** 2, model.plan);
  return {
    effect: quarter.effect + house.effect + plan.effect,
    variance: quarter.variance + house.variance + plan.variance,
  };
}

/** Rooms by the area, the house by its district; a flat on an unknown floor is on none that matters. */
export function withUsual(model: FittedModel, flat: Flat): Flat {
  const usual = model.usualHouses[flat.district];
  return {
    ...flat,
    rooms: flat.rooms ?? usualRooms(model, flat.area),
    kind: flat.kind ?? usual?.kind ?? null,
    year: flat.year ?? usual?.year ?? null,
    floors: flat.floors ?? usual?.floors ?? null,
  };
}

/** The number of rooms whose usual area is the nearest. */
export function usualRooms({ roomAreas }: FittedModel, area: number): number | null {
  const distances = Object.entries(roomAreas).map(([rooms, usual]) => ({
    rooms: Number(rooms),
    apart: Math.abs(Math.log(area) - usual),
  }));
  return distances.toSorted((one, other) => one.apart - other.apart)[0]?.rooms ?? null;
}
