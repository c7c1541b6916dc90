import type { TableData } from '../picture/picture.domain.ts';
import { dayWords } from '../values/day-scale.domain.ts';
import type { ValueFormat } from '../values/value-format.domain.ts';
import type { LinePoint, LineSeries } from './line-data.domain.ts';

const mostRows = 40;
const noData = 'нет данных';

/** Every value in a row of its own; of more than forty, a row for each month, year or ten years. */
export function lineTable(series: readonly LineSeries[], format: ValueFormat): TableData {
  const days = [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))].sort();
  if (days.length <= mostRows) return everyValue(series, days, format);
  const period = periods.find(({ of }) => new Set(days.map(of)).size <= mostRows) ?? periods.at(-1);
  return period ? byPeriod(series, days, format, period) : { columns: [], rows: [] };
}

interface Period {
  readonly of: (day: string) => string;
  readonly words: (period: string) => string;
}

const periods: readonly Period[] = [
  { of: (day) => day.slice(0, 7), words: dayWords },
  { of: (day) => day.slice(0, 4), words: dayWords },
  { of: (day) => `${day.slice(0, 3)}0`, words: (ten) => `${ten}–${ten.slice(0, 3)}9` },
  { of: (day) => `${day.slice(0, 2)}00`, words: (hundred) => `${hundred}–${hundred.slice(0, 2)}99` },
];

function everyValue(
  series: readonly LineSeries[],
  days: readonly string[],
  { full }: ValueFormat,
): TableData {
  const byDay = series.map(({ points }) => new Map(points.map((point) => [point.day, point])));
  const hasBounds = series.map(({ points }) => points.some(({ low }) => low !== undefined));
  return {
    columns: [
      'Период',
      ...series.flatMap(({ title }, place) => (hasBounds[place] ? [title, 'От', 'До'] : [title])),
    ],
    rows: days.map((day) => {
      const cells = byDay.flatMap((points, place) => {
        const { value = null, low, high }: Partial<LinePoint> = points.get(day) ?? {};
        const bounds = [low, high].map((bound) => (bound === undefined ? '—' : full(bound)));
        const own = value === null ? noData : full(value);
        return hasBounds[place] ? [own].concat(bounds) : [own];
      });
      return [dayWords(day)].concat(cells);
    }),
  };
}

function byPeriod(
  series: readonly LineSeries[],
  days: readonly string[],
  { full }: ValueFormat,
  { of, words }: Period,
): TableData {
  const isOne = series.length === 1;
  const grouped = series.map(({ points }) => Map.groupBy(points, ({ day }) => of(day)));
  return {
    columns: [
      'Период',
      ...(isOne
        ? ['Наименьшее', 'Наибольшее', 'Последнее']
        : series.map(({ title }) => `${title}, последнее`)),
    ],
    rows: [...new Set(days.map(of))].map((period) => {
      const cells = grouped.flatMap((points) => {
        const known = (points.get(period) ?? []).flatMap(({ value }) => (value === null ? [] : [value]));
        const last = known.at(-1);
        if (last === undefined) return isOne ? [noData, noData, noData] : [noData];
        if (!isOne) return [full(last)];
        return [Math.min(...known), Math.max(...known), last].map(full);
      });
      return [words(period)].concat(cells);
    }),
  };
}
