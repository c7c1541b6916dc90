import { formatDate } from '@proverka/words/dates';

const DAY_MS = 86_400_000;

const toTime = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);
const toIso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** True for an existing date in ISO form. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toTime(text)) && toIso(toTime(text)) === text;

/** «05.03.2026» from an ISO date; any other text is kept. */
export const toRussian = (value: string): string => (isDay(value) ? formatDate(value) : value);

/** The ISO date of «05.03.2026»; any other text is kept. */
export function fromRussian(text: string): string {
  const iso = text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');
  return isDay(iso) ? iso : text;
}

export const addDays = (iso: string, count: number): string => toIso(toTime(iso) + count * DAY_MS);

/** The same day of another month, or its last day: a month after the 31st of January is the end of February. */
export function addMonths(iso: string, count: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toIso(Date.UTC(year, month - 1 + count, Math.min(day, lastDay)));
}

/** From 0 for Monday to 6 for Sunday. */
export const weekday = (iso: string): number => (new Date(toTime(iso)).getUTCDay() + 6) % 7;

/** The weeks of the date's month, Monday first; cells outside of the month are null. */
export function monthWeeks(iso: string): Array<Array<string | null>> {
  const first = `${iso.slice(0, 7)}-01`;
  const lead = weekday(first);
  const length = Number(addDays(addMonths(first, 1), -1).slice(8));
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, place) => {
      const offset = week * 7 + place - lead;
      return offset >= 0 && offset < length ? addDays(first, offset) : null;
    }),
  );
}

export const clampDay = (iso: string, min: string, max: string): string =>
  iso < min ? min : iso > max ? max : iso;
