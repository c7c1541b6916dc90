import { onFirstUse } from '@proverka/validation/on-first-use';

const nbsp = '\u00a0';

/** Deadlines of the register and of the offer are in Moscow time, wherever the reader is. */
const timeZone = 'Europe/Moscow';

const momentFormat = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat('ru-RU', { timeZone, ...options }));
const dayFormat = momentFormat({ day: '2-digit', month: '2-digit', year: 'numeric' });
const timeFormat = momentFormat({ hour: '2-digit', minute: '2-digit' });

/** «20.11.2026», the instant's date in Moscow. */
export function momentDay(instant: string): string {
  return dayFormat().format(new Date(instant));
}

/** «20.11.2026 в 12:47 (МСК)». */
export function momentWords(instant: string): string {
  return `${momentDay(instant)} в${nbsp}${timeFormat().format(new Date(instant))}${nbsp}(МСК)`;
}

/** «20.11.2026, 12:47», for lists where the time zone is known or irrelevant. */
export function momentBrief(instant: string): string {
  return `${momentDay(instant)},${nbsp}${timeFormat().format(new Date(instant))}`;
}

const unitFormat = (unit: 'minute' | 'hour' | 'day') =>
  onFirstUse(() => new Intl.NumberFormat('ru-RU', { style: 'unit', unit, unitDisplay: 'short' }));
const units = { minute: unitFormat('minute'), hour: unitFormat('hour'), day: unitFormat('day') };

/** «меньше минуты», «30 мин», «5 ч», «3 дн.»: rounded to what matters to somebody waiting. */
export function durationWords(seconds: number): string {
  if (seconds < 60) return 'меньше минуты';
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return units.minute().format(minutes);
  const hours = Math.round(minutes / 60);
  if (hours < 48) return units.hour().format(hours);
  return units.day().format(Math.round(hours / 24));
}
