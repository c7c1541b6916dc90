import type { CarAdvert, CarMarket } from '../../sources/car-adverts/car-adverts.ts';
import { isPlausiblePrice, usualBounds } from './price-range.domain.ts';
import { oneOfEachCar } from './same-car.domain.ts';

/** What is known of the car whose price is compared. */
export interface ComparedCar {
  /** Make and model as the register writes them. */
  readonly vehicle: string;
  readonly year: number;
  readonly engineCm3: number | null;
  /** Cars that were made for Japan have the steering wheel on the right, and a market of their own. */
  readonly isRightHand: boolean;
  /** The last reading of an inspection; `null` without one, or where readings fell. */
  readonly mileage: { readonly kilometres: number; readonly day: string } | null;
  /** The source of inspections did not answer: the mileage is unknown for that reason. */
  readonly areInspectionsSilent?: boolean;
}

export interface Comparison {
  /** One of each car, those nearest to the compared one first. */
  readonly adverts: readonly CarAdvert[];
  /** By what they were chosen. */
  readonly years: readonly [from: number, to: number];
  readonly kilometres: readonly [from: number, to: number] | null;
  readonly since: string;
  /** Adverts that were not counted, by reason. */
  readonly left: {
    /** Damaged, or only for those who take a credit or give a car. */
    readonly otherTerms: number;
    readonly repeats: number;
    /** Far from all others, or no price at all. */
    readonly outliers: number;
  };
}

/** Fewer cars say nothing of what is usual. */
export const ENOUGH_CARS = 8;
/** How many days back adverts are asked for. */
export const LONGEST_DAYS = 180;
export const MOST_YEARS = 2;

/** From the narrowest: the first one with enough cars is taken. */
const ways = [
  { years: 1, band: 0.3, days: 90 },
  { years: MOST_YEARS, band: 0.4, days: 90 },
  { years: MOST_YEARS, band: 0.5, days: LONGEST_DAYS },
] as const;
type Way = (typeof ways)[number];

const YEARLY_KILOMETRES = 15_000;
const LEAST_BAND = 20_000;
const ENGINE_CM3 = 60;
const DAY_MS = 86_400_000;

/** Cars like this one among the adverts; `asOf` is the day the adverts are of. */
export function compareCars(car: ComparedCar, market: CarMarket, asOf: string): Comparison {
  const alike = market.adverts.filter((one) => isOfItsKind(one, car, market.generation, asOf));
  const all = ways.map((way) => choose(alike, car, way, asOf));
  const [narrowest] = all;
  const chosen = all.find(({ adverts }) => adverts.length >= ENOUGH_CARS) ?? all.at(-1) ?? narrowest;
  if (chosen === undefined) throw new Error('There is no way to choose cars');
  return chosen;
}

/** Of this model and generation, with this engine and the steering wheel on this side, and no slip of the pen. */
function isOfItsKind(
  { year, mileage, engine_cm3: engine, steering, generation }: CarAdvert,
  car: ComparedCar,
  wanted: string | null,
  asOf: string,
): boolean {
  const isSaid = Number.isInteger(year) && year <= Number(asOf.slice(0, 4)) + 1 && (mileage ?? 0) >= 0;
  const isSameEngine =
    car.engineCm3 === null || (typeof engine === 'number' && Math.abs(engine - car.engineCm3) <= ENGINE_CM3);
  const isSameGeneration = wanted === null || !generation || generation === wanted;
  return isSaid && isSameEngine && isSameGeneration && steering === (car.isRightHand ? 'right' : 'left');
}

function choose(alike: readonly CarAdvert[], car: ComparedCar, way: Way, asOf: string): Comparison {
  const kilometres = bandOf(car, way.band, asOf);
  const since = new Date(Date.parse(asOf) - way.days * DAY_MS).toISOString().slice(0, 10);
  const near = alike.filter(
    ({ year, mileage, last_seen: seen }) =>
      Math.abs(year - car.year) <= way.years &&
      seen >= since &&
      (kilometres === null ||
        (typeof mileage === 'number' && mileage >= kilometres[0] && mileage <= kilometres[1])),
  );
  const whole = near.filter(({ condition, price_terms: terms }) => condition === 'ok' && terms === 'plain');
  const cars = oneOfEachCar(whole);
  const priced = cars.filter(({ price }) => isPlausiblePrice(price));
  const [least, most] = usualBounds(priced.map(({ price }) => price));
  const adverts = priced.filter(({ price }) => price >= least && price <= most);
  return {
    adverts: adverts.toSorted(
      (one, other) => distance(one, car, kilometres) - distance(other, car, kilometres),
    ),
    years: [car.year - way.years, car.year + way.years],
    kilometres,
    since,
    left: {
      otherTerms: near.length - whole.length,
      repeats: whole.length - cars.length,
      outliers: cars.length - adverts.length,
    },
  };
}

/** Around the mileage the car has by now, if it went on being driven as cars usually are. */
function bandOf({ mileage }: ComparedCar, share: number, asOf: string): Comparison['kilometres'] {
  if (mileage === null) return null;
  const years = Math.max(0, (Date.parse(asOf) - Date.parse(mileage.day)) / DAY_MS / 365);
  const expected = mileage.kilometres + years * YEARLY_KILOMETRES;
  const reach = Math.max(LEAST_BAND, expected * share);
  const round = (value: number): number => Math.max(0, Math.round(value / 1000) * 1000);
  return [round(expected - reach), round(expected + reach)];
}

/** In years; so many kilometres weigh as much as one. */
function distance(
  { year, mileage }: CarAdvert,
  car: ComparedCar,
  kilometres: Comparison['kilometres'],
): number {
  const away = Math.abs(year - car.year);
  if (kilometres === null || typeof mileage !== 'number') return away;
  return away + Math.abs(mileage - (kilometres[0] + kilometres[1]) / 2) / YEARLY_KILOMETRES;
}
