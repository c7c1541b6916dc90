import { isIsoDate, parseDate } from '@proverka/validation/date';
import { z } from 'zod';

/** «2026-11-20» or «20.11.2026», either with a time behind, as an ISO day; null for anything else. */
export function readDay(written: string): string | null {
  const [date = ''] = written.trim().split(/[T ]/u);
  return isIsoDate(date) ? date : parseDate(date);
}

/**
 * A day of a register's record, read to ISO. Checks compare days as text, so one that cannot be read, an empty one too,
 * makes the answer one that cannot be used: a ban that ends on an unknown day must not look like one that is over.
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
