import { draw, drawNormal } from '../market/chance.domain.ts';
import { dayOf, isoOf } from '../market/days.domain.ts';
import { generationsOf, type CarModel } from './models.domain.ts';

/** One advert of a car, on the days of the market. */
export type CarAdvert = {
  id: number;
  url: string;
  id_model: number;
  generation: string | null;
  year: number;
  mileage: number | null;
  engine_cm3: number | null;
  power_hp: number | null;
  transmission: string | null;
  steering: 'left' | 'right';
  condition: 'ok' | 'damaged';
  seller: 'owner' | 'dealer';
  region: string | null;
  city: string | null;
  price: number;
  price_terms: 'plain' | 'conditional';
  vin_tail: string | null;
  colour: string | null;
  first_seen: string;
  last_seen: string;
  state: 'active' | 'sold' | 'withdrawn';
  ended_on: string | null;
};

const CITIES = [
  ['77', 'Москва', 1.03],
  ['78', 'Санкт-Петербург', 1.02],
  ['50', 'Химки', 1.02],
  ['66', 'Екатеринбург', 1],
  ['16', 'Казань', 0.99],
  ['61', 'Ростов-на-Дону', 0.98],
  ['54', 'Новосибирск', 0.99],
  ['25', 'Владивосток', 0.95],
] as const;
const COLOURS = ['белый', 'серый', 'чёрный', 'синий', 'красный', 'серебристый'] as const;
const SITES = ['avtovitrina', 'garazh', 'probeg'] as const;

/** Who asks for one of these is answered the same tomorrow: every number is drawn from the day it was published and its place there. */
const at = <T>(items: readonly [T, ...T[]] | readonly T[], share: number): T => {
  const item = items[Math.min(items.length - 1, Math.floor(share * items.length))];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const HALVES_IN_YEARS = 7.5;
const KM_A_YEAR = 17_000;
const MONTH = 30;

/** The adverts of a day: usually one for a car, sometimes a second one of the same car elsewhere. */
function advertsOfDay(model: CarModel, day: number, today: number): CarAdvert[] {
  const count = Math.floor(model.daily + draw(model.id, day, 0));
  return Array.from({ length: count }, (_, place) => advertsOfCar(model, day, place, today)).flat();
}

function advertsOfCar(model: CarModel, day: number, place: number, today: number): CarAdvert[] {
  const chance = (what: number) => draw(model.id, day, place, what);
  const first = advertOf(model, day, place, today);
  if (chance(30) > 0.16) return [first];
  const later = day + Math.floor(chance(31) * 20);
  if (later >= today) return [first];
  const second: CarAdvert = {
    ...first,
    ...siteOf(model, day, place + 500),
    price: rounded(first.price * (0.98 + chance(32) * 0.04)),
    mileage: first.mileage === null ? null : Math.round(first.mileage / 1000) * 1000,
    first_seen: isoOf(later),
    // It stays on sale as long as the car itself.
    last_seen: first.last_seen < isoOf(later) ? isoOf(later) : first.last_seen,
  };
  return [first, second];
}

function siteOf(model: CarModel, day: number, place: number): Pick<CarAdvert, 'id' | 'url'> {
  const id = 1_000_000 + Math.floor(draw(model.id, day, place, 40) * 98_000_000);
  return { id, url: `https://${at(SITES, draw(model.id, day, place, 41))}.example/${id}` };
}

type Chance = (what: number) => number;

/** The car itself, whoever sells it. */
function carOf(model: CarModel, day: number, place: number, chance: Chance) {
  const published = Number(isoOf(day).slice(0, 4));
  const oldest = Math.max(model.generations[0]?.from ?? 2005, published - 20);
  const year = oldest + Math.floor(chance(1) * (published - oldest + 1));
  const age = published - year + 0.5;
  const km = Math.max(500, age * KM_A_YEAR * Math.exp(drawNormal(model.id, day, place, 3) * 0.35));
  const [engine, power] = at(model.engines, chance(4));
  const isManual = chance(5) < 0.4;
  const isDamaged = chance(7) < 0.07;
  const worth =
    model.price *
    0.5 ** (age / HALVES_IN_YEARS) *
    Math.exp((age * KM_A_YEAR - km) / 400_000) *
    (isManual ? 0.94 : 1) *
    (engine === model.engines.at(-1)?.[0] ? 1 : 0.96) *
    Math.exp(drawNormal(model.id, day, place, 9) * 0.08) *
    (isDamaged ? 0.45 : 1);
  return {
    worth,
    isDamaged,
    told: {
      id_model: model.id,
      generation: chance(12) < 0.06 ? null : at(generationsOf(model, year), chance(2)).name,
      year: chance(13) < 0.004 ? published + 2 : year,
      mileage: chance(14) < 0.03 ? null : Math.round(km / 100) * 100,
      engine_cm3: chance(15) < 0.08 ? null : engine,
      power_hp: chance(15) < 0.08 ? null : power,
      transmission: isManual ? 'manual' : model.transmission,
      steering: model.isRightHand ? ('right' as const) : ('left' as const),
      vin_tail: chance(18) < 0.55 ? String(Math.floor(chance(19) * 1_000_000)).padStart(6, '0') : null,
      colour: at(COLOURS, chance(20)),
    },
  };
}

function advertOf(model: CarModel, day: number, place: number, today: number): CarAdvert {
  const chance: Chance = (what) => draw(model.id, day, place, what);
  const { worth, isDamaged, told } = carOf(model, day, place, chance);
  const isDealer = chance(6) < 0.35;
  const [region, city, dearness] = at(CITIES, chance(8) ** 1.4);
  const isBait = isDealer && chance(10) < 0.14;
  const { end, state } = endOf(chance, day);
  const lastDay = Math.min(end, today - 1);
  const lowered = 0.98 ** Math.floor((lastDay - day) / MONTH);
  const price = worth * dearness * (isDealer ? 1.04 : 1) * (isBait ? 0.72 : 1) * lowered;
  return {
    ...siteOf(model, day, place),
    ...told,
    // One in three does not say so.
    condition: isDamaged && chance(16) < 0.67 ? 'damaged' : 'ok',
    seller: isDealer ? 'dealer' : 'owner',
    region,
    city,
    price: slipped(price, chance(11)),
    price_terms: isBait && chance(17) < 0.6 ? 'conditional' : 'plain',
    first_seen: isoOf(day),
    last_seen: isoOf(lastDay),
    state: end < today ? state : 'active',
    ended_on: end < today ? isoOf(end) : null,
  };
}

/** Half of the cars are sold within a month; some are on sale for half a year. */
function endOf(chance: Chance, day: number): { end: number; state: 'sold' | 'withdrawn' } {
  const days = 3 + Math.floor(-Math.log(1 - chance(21) * 0.99) * 40);
  return { end: day + days, state: chance(22) < 0.6 ? 'sold' : 'withdrawn' };
}

const rounded = (price: number): number => Math.round(price / 1000) * 1000;

/** A nought too many, or a price that is none. */
function slipped(price: number, share: number): number {
  if (share < 0.006) return rounded(price) * 10;
  return share < 0.012 ? 1 : rounded(price);
}

type Wish = { year: number; years: number; since: string };

/** How long before `since` an advert may have been published to be on sale then. */
const LONGEST_DAYS = 200;

/** Adverts that were on sale at some time since a day, those nearest in year first, of one year the latest seen first. */
export function advertsSince(model: CarModel, { year, years, since }: Wish, today: number): CarAdvert[] {
  const from = Math.max(0, dayOf(since) - LONGEST_DAYS);
  const days = Array.from({ length: Math.max(0, today - from) }, (_, place) => from + place);
  return days
    .flatMap((day) => advertsOfDay(model, day, today))
    .filter((one) => one.last_seen >= since && Math.abs(one.year - year) <= years)
    .toSorted(
      (one, other) =>
        Math.abs(one.year - year) - Math.abs(other.year - year) ||
        other.last_seen.localeCompare(one.last_seen) ||
        one.id - other.id,
    );
}
