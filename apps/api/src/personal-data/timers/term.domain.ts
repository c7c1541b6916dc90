import { MOSCOW_MS, monthsAfter } from '#platform/moscow-calendar.ts';

/** How long something is kept. `years_after_the_year`: from the end of the year it falls into (402-FZ, article 29). */
export interface Term {
  readonly count: number;
  readonly unit: 'days' | 'months' | 'years' | 'years_after_the_year';
}

const DAY_MS = 86_400_000;

/**
 * The moment up to which things are over: whatever began at or before it has had its term. Months and years end on the
 * same day, or the month's last; where that differs it is later by a day or three, never earlier.
 */
export function overBefore(now: Date, { count, unit }: Term): Date {
  switch (unit) {
    case 'days':
      return new Date(now.getTime() - count * DAY_MS);
    case 'months':
      return monthsAfter(now, -count);
    case 'years':
      return monthsAfter(now, -12 * count);
    case 'years_after_the_year': {
      const year = new Date(now.getTime() + MOSCOW_MS).getUTCFullYear();
      // The last moment of the year is over a year later, when the next one begins.
      return new Date(Date.UTC(year - count, 0, 1) - MOSCOW_MS - 1);
    }
    default:
      return unit satisfies never;
  }
}
