import { groupedDigits } from './number-format.ts';

const inUnits = (amount: number, unit: string): string => `${groupedDigits(amount)}\u00A0${unit}`;

/** «меньше минуты», «30 мин», «5 ч», «3 дн.»: rounded to what matters to somebody who waits. */
export function durationWords(seconds: number): string {
  if (seconds < 60) return 'меньше минуты';
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return inUnits(minutes, 'мин');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? inUnits(hours, 'ч') : inUnits(Math.round(hours / 24), 'дн.');
}

/** «до минуты», «30 мин», «3 ч», «2 дн.»: rounded up, so that nobody who is about to buy is told too little. */
export function durationAtMost(seconds: number): string {
  if (seconds < 60) return 'до минуты';
  if (seconds <= 90 * 60) return inUnits(Math.ceil(seconds / 60), 'мин');
  if (seconds <= 48 * 3600) return inUnits(Math.ceil(seconds / 3600), 'ч');
  return inUnits(Math.ceil(seconds / 86_400), 'дн.');
}
