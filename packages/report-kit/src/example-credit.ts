import type { FindingChart, MonthState } from '@proverka/contract/finding';

/** For examples: the payments of a loan month by month, so many of each state one after the other. */
export const examplePayments = (
  title: string,
  first: string,
  ...months: readonly (readonly [count: number, state: MonthState])[]
): FindingChart => ({
  kind: 'payments',
  title,
  first,
  states: months.flatMap(([count, state]) => Array.from({ length: count }, () => state)),
});

/** For examples: a score on the scale with four grades; a report has the grades of its bureau. */
export const exampleScore = (value: number, meaning: string): FindingChart => ({
  kind: 'score',
  title: 'Кредитный рейтинг',
  value,
  from: 1,
  meaning,
  zones: [
    { to: 250, title: 'очень низкий', level: 'danger' },
    { to: 500, title: 'низкий', level: 'warning' },
    { to: 750, title: 'средний', level: 'attention' },
    { to: 999, title: 'высокий', level: 'clear' },
  ],
});
