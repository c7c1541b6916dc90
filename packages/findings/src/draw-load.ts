import { drawGauge } from '@proverka/charts/gauge-drawing';
import type { Drawing } from '@proverka/charts/drawing';
import { percentValues } from '@proverka/charts/value-format';
import type { FindingChart } from '@proverka/contract/finding';

type Load = Extract<FindingChart, { kind: 'load' }>;

/** As the Bank of Russia counts the load of a debtor: above half of the income banks lend less, above four fifths hardly. */
const zones = [
  { to: 50, title: 'посильно', level: 'clear' },
  { to: 80, title: 'много', level: 'warning' },
  { to: 100, title: 'почти весь доход', level: 'danger' },
] as const;

/** The share of the income that goes into loans. */
export function drawLoad(
  { payments_kopecks: payments, income_kopecks: income }: Load,
  width?: number,
): Drawing {
  const value = income > 0 ? (payments / income) * 100 : null;
  return drawGauge({ value, from: 0, zones, values: percentValues }, width);
}
