import { pricesOf } from './asking.domain.ts';
import { type Board, type Entry, lastDayOf } from './board.ts';
import { monthName, monthOf } from './days.domain.ts';

export type AreaType = 'city' | 'district' | 'house';

export const inArea = (type: AreaType, id: number) => (entry: Entry) => {
  if (type === 'house') return entry.house.id === id && !entry.streetOnly;
  return (type === 'city' ? entry.claimed.city.id : entry.claimed.district.id) === id;
};

const TRIMMED = 0.05;

/** The mean without the twentieth part at both ends, where the absurd adverts are. */
function trimmedMean(values: readonly number[]): number {
  const cut = Math.floor(values.length * TRIMMED);
  const kept = values.toSorted((one, other) => one - other).slice(cut, values.length - cut);
  return Math.round(kept.reduce((sum, value) => sum + value, 0) / kept.length);
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

type MonthPoint = { month: number; perMetre: number; count: number; daysOnSale: number | null };

/** What was asked per square metre in each month, of all adverts that were on sale in it. */
export function monthlyAsking(board: Board, entries: readonly Entry[]): MonthPoint[] {
  const asked = new Map<number, number[]>();
  const ended = new Map<number, number[]>();
  const add = (map: Map<number, number[]>, month: number, value: number): void => {
    const list = map.get(month);
    if (list) list.push(value);
    else map.set(month, [value]);
  };
  for (const entry of entries) {
    const { episode, notice, area } = board.show(entry);
    const end = Math.min(notice.until, board.today);
    for (let month = monthOf(notice.from); month <= monthOf(end); month += 1) {
      const price = pricesOf(episode, notice, lastDayOf(month, board.today)).at(-1)?.price ?? 0;
      add(asked, month, price / area);
    }
    if (!entry.active) add(ended, monthOf(notice.until), notice.until - notice.from);
  }
  return [...asked]
    .sort(([one], [other]) => one - other)
    .map(([month, values]) => ({
      month,
      perMetre: trimmedMean(values),
      count: values.length,
      daysOnSale: median(ended.get(month) ?? []),
    }));
}

const percent = (now: number, before: number | undefined): number | null =>
  before === undefined ? null : Math.round((now / before - 1) * 1000) / 10;

/** Points of a series of prices per month with their change against the point before. */
export const changes = (points: readonly MonthPoint[]) =>
  points.map(({ month, perMetre, count, daysOnSale }, place) => ({
    month: monthName(month),
    price_per_metre: perMetre,
    count,
    change_percent: percent(perMetre, points[place - 1]?.perMetre),
    days_on_sale: daysOnSale,
  }));

export const changeOf = percent;

/** What is asked per square metre now, by the values of one field; values nobody gave are left out. */
export function askingBy(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string | null,
): [string, number, number][] {
  const groups = Map.groupBy(entries, valueOf);
  return [...groups]
    .flatMap(([value, list]): [string, number, number][] =>
      value === null ? [] : [[value, trimmedMean(list.map(({ price, area }) => price / area)), list.length]],
    )
    .sort(([one], [other]) => one.localeCompare(other));
}
