import { counted } from '@proverka/words/plural';
import { cellSigns } from '../picture/glyphs.domain.ts';
import type { Drawing, Level, Shape } from '../picture/picture.domain.ts';
import { monthInitial, monthName } from '../values/day-scale.domain.ts';

export interface CalendarState {
  readonly key: string;
  /** «в срок», «просрочка до 30 дней» */
  readonly title: string;
  readonly level: Level;
}

export interface CalendarData {
  readonly states: readonly CalendarState[];
  /** `month` is `2026-03`, `state` the key of a state; a month that is not named has no data. */
  readonly months: readonly { readonly month: string; readonly state: string }[];
}

const cell = 18;
const step = 21;
const left = 40;
const top = 22;
const width = left + 12 * step;
const mostYears = 10;
const noData = 'нет данных';

/** A row for each year, a cell for each month; the newest year is the first. */
export function drawCalendar({ states, months }: CalendarData): Drawing {
  const byMonth = new Map(months.map(({ month, state }) => [month, stateOf(states, state)]));
  const all = [...new Set(months.map(({ month }) => Number(month.slice(0, 4))))];
  const last = all.reduce((most, year) => Math.max(most, year), -Infinity);
  const first = all.reduce((least, year) => Math.min(least, year), Infinity);
  const count = all.length === 0 ? 0 : last - first + 1;
  const years = Array.from({ length: Math.min(count, mostYears) }, (_, place) => last - place);
  const used = states.filter(({ key }) => months.some(({ state }) => state === key));
  return {
    picture:
      years.length === 0
        ? null
        : {
            width,
            height: top + years.length * step,
            isScaled: true,
            shapes: [...headShapes(years), ...cellShapes(years, byMonth)],
          },
    summary: summaryOf(used, months),
    legend: used.map(({ title, level }) => ({ title, sign: 'cell', look: level })),
    notes: [
      ...(years.some((year) => twelve.some((month) => !byMonth.has(monthKey(year, month))))
        ? ['Пустая клетка — нет данных.']
        : []),
      ...(count > mostYears ? [`Показаны последние ${mostYears} лет, всего ${count}.`] : []),
    ],
    table: {
      columns: ['Год', ...twelve.map(monthName)],
      rows: years.map((year) =>
        [String(year)].concat(twelve.map((month) => byMonth.get(monthKey(year, month))?.title ?? noData)),
      ),
    },
  };
}

const twelve = Array.from({ length: 12 }, (_, place) => place);
const monthKey = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`;

function stateOf(states: readonly CalendarState[], key: string): CalendarState {
  const found = states.find((state) => state.key === key);
  if (!found) throw new RangeError(`No state of the calendar is called ${key}.`);
  return found;
}

function headShapes(years: readonly number[]): Shape[] {
  return [
    ...twelve.map((month): Shape => ({
      kind: 'text',
      x: left + month * step + cell / 2,
      y: 13,
      text: monthInitial(month),
      anchor: 'middle',
      look: 'label',
    })),
    ...years.map((year, row): Shape => ({
      kind: 'text',
      x: 0,
      y: top + row * step + 14,
      text: String(year),
      look: 'label',
    })),
  ];
}

/** All cells of a level are one path: ten years stay small. */
function cellShapes(years: readonly number[], byMonth: ReadonlyMap<string, CalendarState>): Shape[] {
  const boxes = new Map<Level | 'empty', string[]>();
  const signs = new Map<Level, string[]>();
  for (const [row, year] of years.entries()) {
    for (const month of twelve) {
      const level = byMonth.get(monthKey(year, month))?.level;
      const [x, y] = [left + month * step, top + row * step];
      const box = `M${x} ${y}h${cell}v${cell}h-${cell}z`;
      boxes.set(level ?? 'empty', [...(boxes.get(level ?? 'empty') ?? []), box]);
      if (level)
        signs.set(level, [
          ...(signs.get(level) ?? []),
          `M${x + cell / 2} ${y + cell / 2}${cellSigns[level]}`,
        ]);
    }
  }
  return [
    ...Array.from(boxes, ([level, paths]): Shape => ({
      kind: 'path',
      d: paths.join(''),
      look: level === 'empty' ? 'empty' : `cell-${level}`,
    })),
    ...Array.from(signs, ([level, paths]): Shape => ({
      kind: 'path',
      d: paths.join(''),
      look: `sign-${level}`,
    })),
  ];
}

function summaryOf(states: readonly CalendarState[], months: CalendarData['months']): string {
  if (months.length === 0) return 'Данных нет.';
  const counts = states.map(({ key, title }) => {
    const count = months.filter(({ state }) => state === key).length;
    return `${title} — ${counted(count, 'месяц', 'месяца', 'месяцев')}`;
  });
  return `${counts.join(', ')}.`;
}
