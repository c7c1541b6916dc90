import { formatDate } from '@proverka/words/dates';
import { readDay } from '../day.ts';

/** A day that is only shown: «26.07.2016T00:00:00.000+03:00» → «26.07.2016»; an unreadable one as it is written. */
export const writtenDay = (written: string): string => {
  const iso = readDay(written);
  return iso === null ? written.trim() : formatDate(iso);
};
