import { dayWords } from '@proverka/charts/day-words';

const months = [
  'январе',
  'феврале',
  'марте',
  'апреле',
  'мае',
  'июне',
  'июле',
  'августе',
  'сентябре',
  'октябре',
  'ноябре',
  'декабре',
];

/** «октябре 2026», after «в»; from `2026-10`. */
export function monthWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${months[Number(number) - 1] ?? number}\u00A0${year}`;
}

/** «октябрь 2026» */
export const monthName = (month: string): string => dayWords(month);

/** The same month a year before. */
export function yearBefore(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${Number(year) - 1}-${number}`;
}
