import { kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { formatDecimal } from '@proverka/words/number-format';
import { counted } from '@proverka/words/plural';

/** How the values of a chart are written. Functions of the value alone, so that server and browser write the same. */
export interface ValueFormat {
  /** The whole value, for tables and summaries. */
  readonly full: (value: number) => string;
  /** What follows the number on an axis: «₽», «км», «%». */
  readonly unit: string;
  /** How many of the values make one of the unit: 100 for kopecks. */
  readonly perUnit: number;
  /** Values between multiples of it make no sense: one kopeck, one person, one record. 0 where there is no such step. */
  readonly step: number;
}

const minus = (text: string): string => text.replace(/^-/u, '\u2212');
const nbsp = '\u00A0';

/** Values are integer kopecks; a mean of them is rounded. */
export const moneyValues: ValueFormat = {
  full: (value) => formatMoney(kopecks(Math.round(value))),
  unit: '₽',
  perUnit: 100,
  step: 1,
};

/** Values are percents: 12.5 is «12,5 %». */
export const percentValues: ValueFormat = {
  full: (value) => `${minus(formatDecimal(value, 1))}${nbsp}%`,
  unit: '%',
  perUnit: 1,
  step: 0,
};

/** «84 500 км», «54,3 м²»; without a unit the number alone. */
export const numberValues = (unit = '', mostDecimals = 2): ValueFormat => ({
  full: (value) => `${minus(formatDecimal(value, mostDecimals))}${unit && nbsp}${unit}`,
  unit,
  perUnit: 1,
  step: mostDecimals === 0 ? 1 : 0,
});

/** «1 запись», «3 записи», «11 записей»; the axis has the numbers alone. */
export const countValues = (one: string, few: string, many: string): ValueFormat => ({
  full: (value) => counted(Math.round(value), one, few, many),
  unit: '',
  perUnit: 1,
  step: 1,
});

const scales = [
  { size: 1e12, word: 'трлн' },
  { size: 1e9, word: 'млрд' },
  { size: 1e6, word: 'млн' },
  { size: 1e3, word: 'тыс.' },
] as const;

/**
 * Short values of one axis: all in the same size of unit, with as many decimals as tell them apart. Great values that differ by
 * little are written out.
 */
export function axisWords({ unit, perUnit }: ValueFormat, values: readonly number[]): string[] {
  const greatest = Math.max(0, ...values.map(Math.abs)) / perUnit;
  // Up to 9 999 a number is shorter than with «тыс.».
  const scale = greatest < 10_000 ? undefined : scales.find(({ size }) => greatest >= size);
  const ways = [...(scale ? [scale] : []), { size: 1, word: undefined }].flatMap(({ size, word }) =>
    [0, 1, 2, 3].map((decimals) => {
      const numbers = values.map((value) => value / perUnit / size);
      return { numbers, decimals, words: numbers.map((number) => axisWord(number, decimals, word, unit)) };
    }),
  );
  const told = ways.find(
    ({ numbers, decimals, words }) =>
      areApart(numbers, decimals) && new Set(words).size === new Set(values).size,
  );
  return told?.words ?? ways.at(-1)?.words ?? [];
}

function axisWord(number: number, decimals: number, scale: string | undefined, unit: string): string {
  const text = number === 0 ? '0' : minus(formatDecimal(number, decimals));
  return [text, number === 0 ? undefined : scale, unit].filter(Boolean).join(nbsp);
}

/** Whether rounding leaves the numbers what they are, as far as a step between them goes. */
function areApart(numbers: readonly number[], decimals: number): boolean {
  const size = 10 ** decimals;
  return numbers.every(
    (number) => Math.abs(Math.round(number * size) / size - number) < 1e-6 / size + Math.abs(number) * 1e-9,
  );
}

/** One short value: «12,3 тыс. ₽», «4,5 млн ₽», «980 ₽». */
export function shortWords({ unit, perUnit }: ValueFormat, value: number): string {
  const size = Math.abs(value) / perUnit;
  const scale = size < 10_000 ? undefined : scales.find(({ size: least }) => size >= least);
  const number = value / perUnit / (scale?.size ?? 1);
  const text = minus(formatDecimal(number, scale || Math.abs(number) < 100 ? 1 : 0));
  return [text, scale?.word, unit].filter(Boolean).join(nbsp);
}
