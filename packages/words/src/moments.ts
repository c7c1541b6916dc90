import { formatDate } from './dates.ts';

/**
 * Instants by the clock of Moscow: deadlines of the register and of the offer are counted in it, whoever reads them. The city
 * has had UTC+3 without summer time since 2014, so no formatter is made, whose language data a page would wait for.
 */
const MOSCOW_OFFSET_MS = 3 * 3600 * 1000;

type Instant = string | number | Date;

/** `2026-11-20T12:47:05.000` by the clock of Moscow. */
const byMoscow = (instant: Instant): string =>
  new Date(new Date(instant).getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, -1);

const hoursAndMinutes = (instant: Instant): string => byMoscow(instant).slice(11, 16);

/** `2026-11-20`: birthdays and days of documents are counted by it. */
export const moscowDay = (instant: Instant): string => byMoscow(instant).slice(0, 10);

/** «20.11.2026» */
export const momentDay = (instant: Instant): string => formatDate(moscowDay(instant));

/** «20.11.2026 в 12:47 (МСК)» */
export const momentWords = (instant: Instant): string =>
  `${momentDay(instant)} в\u00A0${hoursAndMinutes(instant)}\u00A0(МСК)`;

/** «20.11.2026, 12:47», for lists where the time zone is known or irrelevant. */
export const momentBrief = (instant: Instant): string =>
  `${momentDay(instant)},\u00A0${hoursAndMinutes(instant)}`;

/** «20.11.2026, 12:47 (МСК)»: of a letter and of the head of a paper. */
export const momentWithZone = (instant: Instant): string => `${momentBrief(instant)}\u00A0(МСК)`;

/** «20.11.2026 12:47:05»: a row of a journal or of a table for other programs. */
export const momentExact = (instant: Instant): string =>
  `${momentDay(instant)} ${byMoscow(instant).slice(11, 19)}`;
