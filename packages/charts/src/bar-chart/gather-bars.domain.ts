import { counted } from '@proverka/words/plural';
import type { Bar } from './bar-data.domain.ts';

interface Gathered {
  readonly bars: readonly Bar[];
  readonly notes: readonly string[];
}

const mostColumns = 36;
const mostRows = 12;

/** Neighbours added up until the columns are wide enough to be told apart on a phone. */
export function gatherColumns(bars: readonly Bar[]): Gathered {
  if (bars.length <= mostColumns) return { bars, notes: [] };
  const size = Math.ceil(bars.length / mostColumns);
  const count = Math.ceil(bars.length / size);
  return {
    bars: Array.from({ length: count }, (_, place) => {
      const some = bars.slice(place * size, (place + 1) * size);
      return {
        title: [...new Set([some[0]?.title, some.at(-1)?.title])].join('\u00A0– '),
        values: sumsOf(some),
      };
    }),
    notes: [`В столбике сложены ${counted(size, 'значение', 'значения', 'значений')} подряд.`],
  };
}

/** The first rows and the sum of the rest: callers put the largest first. */
export function gatherRows(bars: readonly Bar[]): Gathered {
  if (bars.length <= mostRows) return { bars, notes: [] };
  const rest = bars.slice(mostRows - 1);
  return {
    bars: [...bars.slice(0, mostRows - 1), { title: `Остальные, ${rest.length}`, values: sumsOf(rest) }],
    notes: [`Последняя строка складывает ещё ${counted(rest.length, 'вид', 'вида', 'видов')}.`],
  };
}

const sumsOf = (bars: readonly Bar[]): (number | null)[] =>
  (bars[0]?.values ?? []).map((_, place) => {
    const known = bars.flatMap(({ values }) => values[place] ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  });
