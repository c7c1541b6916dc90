import { counted } from '@proverka/words/plural';
import { dayWords, grainOf } from '../values/day-scale.domain.ts';
import { axisWords, type ValueFormat } from '../values/value-format.domain.ts';
import type { ValueScale } from '../values/value-scale.domain.ts';
import type { LineSeries } from './line-data.domain.ts';

/** «2021–2026: от 201 000 ₽ до 228 000 ₽, последнее значение 228 000 ₽»; of several series each with its name. */
export function lineSummary(series: readonly LineSeries[], { full }: ValueFormat): string {
  return series
    .map(({ title, points }) => {
      const known = points.flatMap(({ day, value }) => (value === null ? [] : [{ day, value }]));
      const [first, last] = [known[0], known.at(-1)];
      const name = series.length > 1 ? `${title}: ` : '';
      if (!first || !last) return `${name}данных нет.`;
      if (known.length === 1) return `${name}одно значение, ${dayWords(first.day)}: ${full(first.value)}.`;
      const low = known.reduce((least, { value }) => Math.min(least, value), Infinity);
      const high = known.reduce((most, { value }) => Math.max(most, value), -Infinity);
      const bounds = low === high ? `всё время ${full(low)}` : `от ${full(low)} до ${full(high)}`;
      return `${name}${dayWords(first.day)} — ${dayWords(last.day)}, ${bounds}, в начале ${full(first.value)}, в конце ${full(last.value)}.`;
    })
    .join(' ');
}

/** What one has to know to read the lines rightly. */
export function lineNotes(series: readonly LineSeries[], scale: ValueScale, format: ValueFormat): string[] {
  const missing = [
    ...new Set(
      series.flatMap(({ points }) => points.filter(({ value }) => value === null).map(({ day }) => day)),
    ),
  ];
  const [start = ''] = axisWords(format, [scale.from]);
  return [
    ...(scale.from === 0 || (scale.ticks[0]?.value ?? 0) < 0
      ? []
      : [`Шкала начинается не с нуля, а с ${start}.`]),
    ...(missing.length === 0
      ? []
      : [
          missing.length <= 3
            ? `Нет данных: ${missing.map(dayWords).join(', ')}.`
            : `Разрывы линии: нет данных за ${countWords(missing)}.`,
        ]),
  ];
}

const grainWords = {
  year: ['год', 'года', 'лет'],
  month: ['месяц', 'месяца', 'месяцев'],
  day: ['день', 'дня', 'дней'],
} as const;

function countWords(days: readonly string[]): string {
  const [one, few, many] = grainWords[grainOf(days)];
  return counted(days.length, one, few, many);
}
