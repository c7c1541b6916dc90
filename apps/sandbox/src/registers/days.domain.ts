const DAY_MS = 24 * 3_600_000;
const RELATIVE = /^@([+-]\d+)(m?)$/;

/** The date so many days from now, ISO. */
export const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** The month so many months from now: «2026-03». */
const monthFrom = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 7);

/**
 * Dates that must stay relative to today (the end of a policy, the day of a debt) are stored as `@+200` or `@-1`, in
 * days, or `@-3m`, in months, and become dates here, at any depth.
 */
export function withDays<T>(value: T, now: Date): T {
  if (typeof value === 'string') {
    const [, count, unit] = RELATIVE.exec(value) ?? [];
    if (count === undefined) return value;
    return (unit === 'm' ? monthFrom(now, Number(count)) : dayFrom(now, Number(count))) as T;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => withDays(one, now)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withDays(one, now)])) as T;
}
