import { dayAt, isoOf } from './days.domain.ts';
import type { MarketDesk } from './desk.ts';
import type { House } from './house.ts';

/** Days on which sales of a house's flats were registered, by the flat's index: up to yesterday, as the supplier of sales tells of them. */
export function saleDays(
  { grown, now }: Pick<MarketDesk, 'grown' | 'now'>,
  house: House,
): Map<number, string[]> {
  const { episodes } = grown();
  const today = dayAt(now());
  const days: { flat: number; day: number }[] = [];
  for (let at = 0; at < episodes.length(); at += 1) {
    if (episodes.value(at, 'house') !== house.id) continue;
    const day = episodes.value(at, 'soldOn');
    if (day > 0 && day < today) days.push({ flat: episodes.value(at, 'flat'), day });
  }
  const ordered = days.sort((one, other) => one.day - other.day);
  return new Map(
    [...Map.groupBy(ordered, ({ flat }) => flat)].map(([flat, sold]) => [
      flat,
      sold.map(({ day }) => isoOf(day)),
    ]),
  );
}
