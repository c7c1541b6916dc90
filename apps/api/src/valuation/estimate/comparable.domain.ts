import { metresBetween } from '../model/baselines.domain.ts';
import type { Flat } from '../model/flat.domain.ts';
import { withoutRepeats } from './same-flat.domain.ts';

/** A flat that was sold or is offered, as it may be compared with the valued one. */
export interface Candidate {
  readonly kind: 'sale' | 'advert';
  readonly key: string;
  readonly flat: Flat;
  /** The day of the sale, or of the advert's last price. */
  readonly on: number;
  readonly price: number;
  /** Of the register; null where nobody told it. */
  readonly number: string | null;
  /** Of the house; null where only the street or less is known. */
  readonly address: string | null;
  /** Where the house is not named. */
  readonly street: string | null;
  readonly advertId: number | null;
}

export interface Chosen {
  readonly candidate: Candidate;
  readonly metres: number | null;
  readonly isSameHouse: boolean;
}

/** Below it no number is named. */
export const FEWEST_COMPARABLES = 5;
const MOST_SHOWN = 12;

const MOST_METRES = 2000;
const MOST_DAYS = 730;
const MOST_TIMES_AREA = 1.35;

/**
 * Flats alike enough, the most alike first: in one house or at most two kilometres away in the same city, sold within two years, a third
 * larger or smaller at most, with one room more or less at most, and of the same kind before the law; each flat once.
 */
export function chooseComparables(
  flat: Flat,
  day: number,
  candidates: readonly Candidate[],
): { readonly shown: readonly Chosen[]; readonly found: number } {
  const comparable = candidates.filter((candidate) => isAlike(flat, day, chosenOf(flat, candidate)));
  const alike = withoutRepeats(comparable)
    .map((candidate) => chosenOf(flat, candidate))
    .map((chosen) => ({ chosen, apart: difference(flat, day, chosen) }))
    .toSorted((one, other) => one.apart - other.apart)
    .map(({ chosen }) => chosen);
  return { shown: alike.slice(0, MOST_SHOWN), found: alike.length };
}

function chosenOf(flat: Flat, candidate: Candidate): Chosen {
  const isSameHouse = flat.house !== null && candidate.flat.house === flat.house;
  const metres = metresBetween(flat.place, candidate.flat.place);
  return { candidate, isSameHouse, metres: Number.isFinite(metres) ? Math.round(metres) : null };
}

const areaTimes = (flat: Flat, { candidate }: Chosen): number =>
  Math.abs(Math.log(candidate.flat.area / flat.area));

const roomsApart = (flat: Flat, { candidate }: Chosen): number =>
  flat.rooms === null || candidate.flat.rooms === null ? 0 : Math.abs(candidate.flat.rooms - flat.rooms);

function isAlike(flat: Flat, day: number, chosen: Chosen): boolean {
  const { candidate, metres, isSameHouse } = chosen;
  const isNear = metres === null ? candidate.flat.district === flat.district : metres <= MOST_METRES;
  return (
    candidate.flat.city === flat.city &&
    (isSameHouse || isNear) &&
    candidate.on <= day &&
    candidate.on > day - MOST_DAYS &&
    areaTimes(flat, chosen) <= Math.log(MOST_TIMES_AREA) &&
    roomsApart(flat, chosen) <= 1 &&
    candidate.flat.isApartments === flat.isApartments
  );
}

/** How unlike two flats are; each summand is about 1 where people would say «another thing». */
function difference(flat: Flat, day: number, chosen: Chosen): number {
  const { candidate, metres, isSameHouse } = chosen;
  const other = candidate.flat;
  const years = flat.year === null || other.year === null ? 0.5 : Math.abs(flat.year - other.year) / 20;
  return (
    (isSameHouse ? 0 : 0.4 + (metres ?? 1000) / 600) +
    areaTimes(flat, chosen) / 0.15 +
    0.8 * roomsApart(flat, chosen) +
    (isSameHouse ? 0 : Math.min(years, 1.5) + (flat.kind === other.kind ? 0 : 0.8)) +
    (day - candidate.on) / 365 +
    (flat.condition !== null && other.condition !== null && flat.condition !== other.condition ? 0.4 : 0)
  );
}
