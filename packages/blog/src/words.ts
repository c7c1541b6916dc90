import { counted } from '@proverka/words/plural';

export const readingTime = (minutes: number): string =>
  `${counted(minutes, 'минута', 'минуты', 'минут')} чтения`;

export const ratingCount = (count: number): string => counted(count, 'оценка', 'оценки', 'оценок');

/** «4,5» */
export const averageWords = (average: number): string => average.toFixed(1).replace('.', ',');
