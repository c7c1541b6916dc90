import { counted } from '@proverka/validation/counted';

export const readingTime = (minutes: number): string =>
  `${counted(minutes, 'минута', 'минуты', 'минут')} чтения`;

export const ratingCount = (count: number): string => counted(count, 'оценка', 'оценки', 'оценок');

/** «09.11.2026» from an ISO date. */
export const dayWords = (isoDate: string): string => isoDate.slice(0, 10).split('-').reverse().join('.');

/** «4,5» */
export const averageWords = (average: number): string => average.toFixed(1).replace('.', ',');

/**
 * «20.11.2026, 12:47»: Moscow time, equal on the server and in any browser. The formatter is created on first use, because
 * creating it takes milliseconds that a page without comments does not need.
 */
export function momentWords(instant: string): string {
  return new Date(instant).toLocaleString('ru-RU', {
    timeZone: 'Europe/Moscow',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
