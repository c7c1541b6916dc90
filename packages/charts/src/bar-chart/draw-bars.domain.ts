import { screenWidth, type Drawing, type LegendEntry } from '../picture/picture.domain.ts';
import { counted } from '@proverka/words/plural';
import { cropped } from '../values/cropped.domain.ts';
import { drawColumns } from './draw-columns.domain.ts';
import { drawRows } from './draw-rows.domain.ts';
import { gatherColumns, gatherRows } from './gather-bars.domain.ts';
import type { Bar, BarData } from './bar-data.domain.ts';

const mostRows = 40;

/** Bars from zero. More than fit are added up: columns with their neighbours, rows into one of the rest. */
export function drawBars(data: BarData, width = screenWidth): Drawing {
  const bars = data.bars.map(({ title, values }) => ({
    title,
    values: data.series.map((_, place) => finite(values[place])),
  }));
  const gathered = data.lie === 'columns' ? gatherColumns(bars) : gatherRows(bars);
  const shown = { ...data, bars: gathered.bars };
  const hasValues = bars.some(({ values }) => values.some((value) => value !== null));
  return {
    picture: hasValues ? (data.lie === 'columns' ? drawColumns : drawRows)(shown, width) : null,
    summary: summaryOf({ ...data, bars }),
    legend: hasValues && data.series.length > 1 ? data.series.map(legendEntry) : [],
    notes: [...gathered.notes, ...(data.lie === 'columns' ? missingNotes(bars) : [])],
    table: tableOf(bars.length <= mostRows ? { ...data, bars } : shown),
  };
}

const finite = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isFinite(value) ? value : null;

const legendEntry = (title: string, place: number): LegendEntry => ({
  title,
  sign: 'bar',
  look: place === 0 ? 'fill1' : place === 1 ? 'fill2' : 'fill3',
});

function missingNotes(bars: readonly Bar[]): string[] {
  const missing = bars.filter(({ values }) => values.includes(null)).map(({ title }) => cropped(title, 40));
  if (missing.length === 0) return [];
  return [
    missing.length <= 3
      ? `Крестик — нет данных: ${missing.join(', ')}.`
      : `Крестик — нет данных: ${counted(missing.length, 'место', 'места', 'мест')}.`,
  ];
}

function summaryOf({ bars, series, values: { full } }: BarData): string {
  return series
    .map((name, place) => {
      const known = bars.flatMap(({ title, values }) => {
        const value = values[place] ?? null;
        return value === null ? [] : [{ title: cropped(title, 60), value }];
      });
      const of = series.length > 1 ? `${name}: ` : '';
      const [first] = known;
      if (!first) return `${of}данных нет.`;
      if (known.length === 1) return `${of}${first.title} — ${full(first.value)}.`;
      const most = known.reduce((one, other) => (other.value > one.value ? other : one));
      const least = known.reduce((one, other) => (other.value < one.value ? other : one));
      return most.value === least.value
        ? `${of}везде ${full(most.value)}.`
        : `${of}больше всего ${most.title} — ${full(most.value)}, меньше всего ${least.title} — ${full(least.value)}.`;
    })
    .join(' ');
}

const tableOf = ({ bars, series, values: { full }, lie }: BarData): Drawing['table'] => ({
  columns: [lie === 'columns' ? 'Период' : 'Вид', ...series],
  rows: bars.map(({ title, values }) => [
    cropped(title, 90),
    ...values.map((value) => (value === null ? 'нет данных' : full(value))),
  ]),
});
