import type { MarketFigure, MarketFigures, MarketMonth } from '@proverka/contract/market';
import { leastForFigure } from '@proverka/contract/market';
import type { KeptPrice } from '../advert.tables.ts';

/** A flat that is or was on sale: one advert of its group tells of it. */
export interface SoldFlat {
  readonly price: number;
  readonly area: number;
  readonly price_per_m2: number;
  readonly rooms: number | null;
  readonly house_kind: string | null;
  readonly published_on: string;
  readonly removed_on: string | null;
  readonly is_shown: boolean;
  readonly group_count: number;
  readonly price_history: readonly KeptPrice[];
}

/** What is gathered of an area before figures are made of it; those of districts add up to their city. */
export interface Gathered {
  readonly shown: {
    perM2: number;
    price: number;
    rooms: number | null;
    house_kind: string | null;
    days: number;
  }[];
  readonly cuts: number[];
  adverts: number;
  readonly months: Map<string, { perM2: number[]; days: number[] }>;
}

export const MONTHS_TOLD = 60;
/** The current month and how many are told: one as long as only what is on sale has been read. */
export interface Span {
  readonly today: string;
  readonly months: number;
}

const DAY_MS = 86_400_000;

const daysBetween = (from: string, until: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS));

export const monthBefore = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

export const emptyGathered = (): Gathered => ({ shown: [], cuts: [], adverts: 0, months: new Map() });

function monthOf(gathered: Gathered, month: string) {
  const known = gathered.months.get(month) ?? { perM2: [], days: [] };
  gathered.months.set(month, known);
  return known;
}

/** The price asked at the end of a month. */
function priceAt({ price_history, price }: SoldFlat, month: string): number {
  let asked = price_history[0]?.price ?? price;
  for (const step of price_history) if (step.on.slice(0, 7) <= month) asked = step.price;
  return asked;
}

function addMonths(gathered: Gathered, flat: SoldFlat, { today, months }: Span): void {
  const last = (flat.removed_on ?? today).slice(0, 7);
  const current = today.slice(0, 7);
  const first = monthBefore(current, months - 1);
  let month = flat.published_on.slice(0, 7) > first ? flat.published_on.slice(0, 7) : first;
  for (; month <= last && month <= current; month = monthBefore(month, -1)) {
    monthOf(gathered, month).perM2.push(priceAt(flat, month) / flat.area);
  }
  if (flat.removed_on !== null && last >= first)
    monthOf(gathered, last).days.push(daysBetween(flat.published_on, flat.removed_on));
}

function addShown(gathered: Gathered, flat: SoldFlat, today: string): void {
  const { price_per_m2: perM2, price, rooms, house_kind, price_history } = flat;
  const days = daysBetween(flat.published_on, today);
  gathered.shown.push({ perM2, price, rooms, house_kind, days });
  gathered.adverts += flat.group_count;
  const first = price_history[0]?.price ?? price;
  if (price < first) gathered.cuts.push((1 - price / first) * 100);
}

export function addFlat(gathered: Gathered, flat: SoldFlat, span: Span): void {
  if (flat.is_shown) addShown(gathered, flat, span.today);
  addMonths(gathered, flat, span);
}

export function addGathered(whole: Gathered, part: Gathered): void {
  for (const one of part.shown) whole.shown.push(one);
  for (const one of part.cuts) whole.cuts.push(one);
  whole.adverts += part.adverts;
  for (const [month, { perM2, days }] of part.months) {
    const known = monthOf(whole, month);
    for (const one of perM2) known.perM2.push(one);
    for (const one of days) known.days.push(one);
  }
}

/** The mean without the twentieth part at both ends. */
function trimmedMean(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const cut = Math.floor(sorted.length / 20);
  const middle = sorted.slice(cut, sorted.length - cut);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[at] ?? 0) : ((sorted[at - 1] ?? 0) + (sorted[at] ?? 0)) / 2;
}

const forms = new Intl.PluralRules('ru-RU');
const ADVERTS: Readonly<Record<string, string>> = {
  one: 'квартира',
  few: 'квартиры',
  many: 'квартир',
  other: 'квартиры',
};

const tooFew = (count: number): string =>
  count === 0
    ? 'Сейчас в продаже нет ни одной квартиры'
    : `В продаже ${count} ${ADVERTS[forms.select(count)] ?? ''}: для расчёта нужно хотя бы ${leastForFigure}`;

/** A figure, or why there is none. */
const figureOf = (
  values: readonly number[],
  measure: (values: readonly number[]) => number,
  digits = 0,
): MarketFigure => {
  const count = values.length;
  if (count < leastForFigure) return { value: null, count, reason: tooFew(count) };
  const scale = 10 ** digits;
  return { value: Math.round(measure(values) * scale) / scale, count, reason: null };
};

function monthsOf({ months }: Gathered): MarketMonth[] {
  return [...months]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, { perM2, days }]) => ({
      month,
      price_per_m2: perM2.length < leastForFigure ? null : Math.round(trimmedMean(perM2)),
      count: perM2.length,
      days_on_sale: days.length < leastForFigure ? null : Math.round(median(days)),
    }));
}

/** The last full month against the same one a year before: seasons do not disturb. */
function yearChange(months: readonly MarketMonth[], today: string): MarketFigure {
  const last = monthBefore(today.slice(0, 7), 1);
  const [now, before] = [last, monthBefore(last, 12)].map((name) =>
    months.find(({ month }) => month === name),
  );
  const count = Math.min(now?.count ?? 0, before?.count ?? 0);
  if (now?.price_per_m2 == null || before?.price_per_m2 == null)
    return { value: null, count, reason: 'Для сравнения с прошлым годом слишком мало объявлений' };
  return { value: Math.round((now.price_per_m2 / before.price_per_m2 - 1) * 1000) / 10, count, reason: null };
}

function cutsOf({ shown, cuts }: Gathered): Pick<MarketFigures, 'price_cuts_percent' | 'median_cut_percent'> {
  const count = shown.length;
  return {
    price_cuts_percent:
      count < leastForFigure
        ? { value: null, count, reason: tooFew(count) }
        : { value: Math.round((cuts.length / count) * 100), count, reason: null },
    median_cut_percent:
      cuts.length < leastForFigure
        ? { value: null, count: cuts.length, reason: 'Цену снизили слишком мало продавцов' }
        : figureOf(cuts, median, 1),
  };
}

/** The figures of an area without its name and its neighbours. */
export function figuresOf(gathered: Gathered, today: string) {
  const { shown } = gathered;
  const months = monthsOf(gathered);
  const byRooms = Map.groupBy(
    shown.filter(({ rooms }) => rooms !== null),
    ({ rooms }) => rooms ?? 0,
  );
  const byKind = Map.groupBy(
    shown.filter(({ house_kind }) => house_kind !== null),
    ({ house_kind }) => house_kind ?? '',
  );
  const perM2Of = (flats: typeof shown) => flats.map(({ perM2 }) => perM2);
  return {
    supply: shown.length,
    adverts: gathered.adverts,
    price_per_m2: figureOf(perM2Of(shown), trimmedMean),
    median_price: figureOf(
      shown.map(({ price }) => price),
      median,
    ),
    year_change_percent: yearChange(months, today),
    median_days_on_sale: figureOf(
      shown.map(({ days }) => days),
      median,
    ),
    ...cutsOf(gathered),
    months,
    by_rooms: [...byRooms]
      .toSorted(([one], [other]) => one - other)
      .map(([rooms, flats]) => ({
        rooms,
        price_per_m2: figureOf(perM2Of(flats), trimmedMean),
        median_price: figureOf(
          flats.map(({ price }) => price),
          median,
        ),
      })),
    by_house_kind: [...byKind]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([house_kind, flats]) => ({ house_kind, price_per_m2: figureOf(perM2Of(flats), trimmedMean) })),
  };
}
