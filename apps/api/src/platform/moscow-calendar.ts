/** Moscow, without summer time since 2014. */
export const MOSCOW_MS = 3 * 3_600_000;

/**
 * The same hour `months` later (negative: earlier) by the calendar of Moscow, in which terms of months are counted; where the
 * month has no such day, its last (Civil Code, article 192, point 3).
 */
export function monthsAfter(moment: Date, months: number): Date {
  const at = new Date(moment.getTime() + MOSCOW_MS);
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + months);
  if (at.getUTCDate() !== day) at.setUTCDate(0);
  return new Date(at.getTime() - MOSCOW_MS);
}
