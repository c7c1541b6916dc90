/** What `<input type="datetime-local">` holds, read by the clock of Moscow: «2026-12-01T00:00». */
export function momentOfInput(text: string): string | undefined {
  if (text === '') return undefined;
  const moment = new Date(`${text}+03:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

const MOSCOW_OFFSET_MS = 3 * 3600 * 1000;

/** The same the other way, for a form that is opened on a moment. */
export const inputOfMoment = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + MOSCOW_OFFSET_MS).toISOString().slice(0, 16);
