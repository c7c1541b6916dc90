import { MOSCOW_MS } from '#platform/moscow-calendar.ts';

/** The day in Moscow: adverts are dated by it. */
export const moscowDay = (now: Date): string =>
  new Date(now.getTime() + MOSCOW_MS).toISOString().slice(0, 10);
