const DAY_MS = 24 * 3_600_000;
const RELATIVE = /^@([+-]\d+)$/;

/** The date so many days from now, ISO. */
export const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Dates that must stay relative to today (the end of a policy, the day of a debt) are stored as `@+200` or `@-1`, in
 * days, and become dates here, at any depth.
 */
export function withDays<T>(value: T, now: Date): T {
  if (typeof value === 'string') {
    const [, days] = RELATIVE.exec(value) ?? [];
    return (days === undefined ? value : dayFrom(now, Number(days))) as T;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => withDays(one, now)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withDays(one, now)])) as T;
}
