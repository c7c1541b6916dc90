import { isIsoDate } from '@proverka/validation/date';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What is said of a day or a time that is none. */
export const noMoment = 'Дата — ДД.ММ.ГГГГ, время — ЧЧ:ММ';

/**
 * What a moment field holds, «2026-12-01T09:30», by the clock of Moscow; midnight without a time. Undefined while nothing was
 * typed, null for what is no moment.
 */
export function momentOfInput(text: string): string | null | undefined {
  const [day = '', time = ''] = text.split('T');
  if (day === '' && time === '') return undefined;
  if (!isIsoDate(day) || (time !== '' && !TIME.test(time))) return null;
  return new Date(`${day}T${time === '' ? '00:00' : time}+03:00`).toISOString();
}

const MOSCOW_OFFSET_MS = 3 * 3600 * 1000;

/** The same the other way, for a form that is opened on a moment. */
export const inputOfMoment = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + MOSCOW_OFFSET_MS).toISOString().slice(0, 16);
