import { dayTime, grainNumber, grainOf } from '../values/day-scale.domain.ts';
import type { LinePoint } from './line-data.domain.ts';

/**
 * Points by time, with a gap wherever a year or a month between two of them is not named. Days may be as far apart as they like:
 * nobody says how often they were measured. What is no finite number is no data.
 */
export function withGaps(points: readonly LinePoint[]): LinePoint[] {
  const sorted = points
    .map((point) => (Number.isFinite(point.value) ? point : { day: point.day, value: null }))
    .sort((one, other) => dayTime(one.day) - dayTime(other.day));
  const grain = grainOf(sorted.map(({ day }) => day));
  if (grain === 'day') return sorted;
  return sorted.flatMap((point, place) => {
    const before = sorted[place - 1];
    const isNext = !before || grainNumber(point.day, grain) - grainNumber(before.day, grain) <= 1;
    return isNext ? [point] : [{ day: nextOf(before.day), value: null }, point];
  });
}

function nextOf(day: string): string {
  const [year = '', month] = day.split('-');
  if (month === undefined) return String(Number(year) + 1);
  const next = Number(year) * 12 + Number(month);
  return `${Math.floor(next / 12)}-${String((next % 12) + 1).padStart(2, '0')}`;
}
