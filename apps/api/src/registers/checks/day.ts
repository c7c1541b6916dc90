import { isIsoDate, parseDate } from '@proverka/validation/date';
import { z } from 'zod';

/** Reads «2026-11-20» or «20.11.2026», with or without a time, as an ISO date; null for anything else. */
export function readDay(written: string): string | null {
  const [date = ''] = written.trim().split(/[T ]/u);
  return isIsoDate(date) ? date : parseDate(date);
}

/**
 * A date in a register's record, converted to ISO. Checks compare dates as text, so an unreadable or empty one makes the
 * whole answer unusable: a ban with an unknown end date must not look like one that has ended.
 */
export const day = z
  .string()
  .max(40)
  .transform((written, context) => {
    const iso = readDay(written);
    if (iso !== null) return iso;
    context.addIssue({ code: 'custom', message: 'no day' });
    return z.NEVER;
  });
