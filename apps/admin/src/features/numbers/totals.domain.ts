import type { NumberFigure, NumberTotals } from '@proverka/contract/desk-numbers';
import { durationWords } from '@proverka/words/durations';
import { formatDecimal, groupedDigits } from '@proverka/words/number-format';
import { sumWords } from '../../controls/sum-words.ts';

export interface FigureView {
  readonly title: string;
  readonly text: (totals: NumberTotals) => string;
  /** What is compared with the period before; null where it is not known. */
  readonly value: (totals: NumberTotals) => number | null;
  /** The list behind it; a figure made of several opens those of each product instead. */
  readonly figure?: NumberFigure;
  /** Under the value, of the period itself. */
  readonly note?: (totals: NumberTotals) => string;
}

const sumOf = (title: string, pick: (totals: NumberTotals) => number, figure?: NumberFigure): FigureView => ({
  title,
  text: (totals) => sumWords(pick(totals)),
  value: pick,
  ...(figure && { figure }),
});

const countOf = (
  title: string,
  pick: (totals: NumberTotals) => number,
  figure: NumberFigure,
): FigureView => ({
  title,
  text: (totals) => groupedDigits(pick(totals)),
  value: pick,
  figure,
});

/** «72,5 %» of the whole; empty when there is no whole. */
export const shareWords = (part: number, whole: number): string =>
  whole === 0 ? '' : `${formatDecimal((part / whole) * 100, 1)}\u00A0%`;

/** What the first part of the page shows, most important first. */
export const totalFigures: readonly FigureView[] = [
  sumOf('Выручка', ({ charged }) => charged, 'charged'),
  sumOf('Возвраты', ({ given_back: back }) => back, 'given_back'),
  sumOf('Расходы на источники', ({ source_cost: cost }) => cost, 'asked'),
  sumOf('Маржа', ({ margin }) => margin),
  sumOf('Оплачено заказов на', ({ paid_sum: sum }) => sum, 'paid'),
  {
    title: 'Средний чек',
    text: ({ paid, paid_sum: sum }) => (paid === 0 ? '—' : sumWords(Math.round((sum / paid) * 100) / 100)),
    value: ({ paid, paid_sum: sum }) => (paid === 0 ? null : sum / paid),
    figure: 'paid',
  },
  sumOf('Пополнения баланса', ({ topped_up_sum: sum }) => sum, 'topped_up'),
  countOf('Регистрации', ({ registered }) => registered, 'registered'),
  countOf('Не выполнено', ({ failed }) => failed, 'failed'),
  {
    title: 'Готовы в обещанный срок',
    text: ({ delivered, delivered_in_time: inTime }) => shareWords(inTime, delivered) || '—',
    value: ({ delivered, delivered_in_time: inTime }) => (delivered === 0 ? null : inTime / delivered),
    figure: 'delivered',
    note: ({ average_seconds: seconds }) =>
      seconds === null ? '' : `в среднем ${durationWords(Math.max(1, seconds))}`,
  },
];

/** «+12 %» against the period before; «не было» where there was nothing to compare with. */
export function changeWords(now: number | null, before: number | null): string {
  if (now === null || before === null) return '';
  if (before === 0) return now === 0 ? '' : 'раньше не было';
  const percent = ((now - before) / Math.abs(before)) * 100;
  const sign = percent > 0 ? '+' : percent < 0 ? '\u2212' : '';
  return `${sign}${formatDecimal(Math.abs(percent), 1)}\u00A0%`;
}
