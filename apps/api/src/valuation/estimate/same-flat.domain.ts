import type { Candidate } from './comparable.domain.ts';

/**
 * Each flat once, as it was sold or offered last: a flat that is put on sale again is no second witness of its price. One number of the
 * register is one flat; without numbers the same house, floor, area and rooms are.
 */
export function withoutRepeats(candidates: readonly Candidate[]): readonly Candidate[] {
  const latest = candidates.toSorted((one, other) => other.on - one.on || (one.key < other.key ? -1 : 1));
  const numbers = new Set<string>();
  /** The looks of flats kept so far; true where one of them has no number and may be any of those alike. */
  const looks = new Map<string, boolean>();
  const kept = new Set<Candidate>();
  for (const candidate of latest) {
    const { number } = candidate;
    const look = lookOf(candidate);
    const isOfLook = look === null ? undefined : looks.get(look);
    const isRepeated = number === null ? isOfLook !== undefined : numbers.has(number) || isOfLook === true;
    if (isRepeated) continue;
    kept.add(candidate);
    if (number !== null) numbers.add(number);
    if (look !== null) looks.set(look, number === null);
  }
  return candidates.filter((candidate) => kept.has(candidate));
}

/** What tells flats of one house apart; null where too little is known to say that two are one. */
function lookOf({ flat: { house, place, floor, area, rooms } }: Candidate): string | null {
  const where = house ?? place?.map((degree) => degree.toFixed(4)).join(' ');
  if (where === undefined || floor === null) return null;
  return `${where} ${floor} ${area.toFixed(1)} ${rooms ?? '?'}`;
}
