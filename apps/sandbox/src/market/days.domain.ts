/** The market's first day; days of the market are counted from it. */
const FIRST_DAY = Date.UTC(2018, 11, 1);
const FIRST_MONTH = 2018 * 12 + 11;
const DAY_MS = 86_400_000;

export const isoOf = (day: number): string => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);

export const dayOf = (iso: string): number =>
  Math.floor((Date.parse(`${iso}T00:00:00Z`) - FIRST_DAY) / DAY_MS);

/** The day of Moscow on which an instant falls. */
export const dayAt = (now: Date): number => Math.floor((now.getTime() + 3 * 3_600_000 - FIRST_DAY) / DAY_MS);

/** The day before, by the calendar of Moscow: what is told is true up to it. */
export const yesterday = (now: Date): string => isoOf(dayAt(now) - 1);

/** Months are counted from the market's first. */
export function monthOf(day: number): number {
  const date = new Date(FIRST_DAY + day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth() - FIRST_MONTH;
}

export const yearOfMonth = (month: number): number => Math.floor((FIRST_MONTH + month) / 12);

/** 0 is January. */
export const monthOfYear = (month: number): number => (FIRST_MONTH + month) % 12;

export const firstDayOf = (month: number): number =>
  Math.round((Date.UTC(yearOfMonth(month), monthOfYear(month), 1) - FIRST_DAY) / DAY_MS);

/** «2026-10» */
export const monthName = (month: number): string => isoOf(firstDayOf(month)).slice(0, 7);

/** The month «2026-10» names; NaN for what names none. */
export const monthNamed = (name: string): number =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(name)
    ? Number(name.slice(0, 4)) * 12 + Number(name.slice(5)) - 1 - FIRST_MONTH
    : NaN;
