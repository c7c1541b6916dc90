import type { FlatCondition, HouseKind } from '@proverka/contract/advert';

/** What the model can know of a flat; null where nobody said. */
export interface Flat {
  readonly city: number;
  readonly district: number;
  /** The house, as the market numbers it. */
  readonly house: number | null;
  /** The cadastral quarter: streets and yards around share it. */
  readonly quarter: string | null;
  readonly area: number;
  /** 0 is a studio. */
  readonly rooms: number | null;
  readonly floor: number | null;
  readonly floors: number | null;
  readonly kind: HouseKind | null;
  readonly year: number | null;
  readonly ceiling: number | null;
  readonly condition: FlatCondition | null;
  readonly isApartments: boolean;
  /** Longitude and latitude. */
  readonly place: readonly [number, number] | null;
}

/** A registered sale. Days are counted from 1970-01-01. */
export interface Sale extends Flat {
  readonly id: string;
  readonly on: number;
  readonly price: number;
}

/** An advert as it stood last: on sale, or on the day it was taken down. */
export interface Offer extends Flat {
  readonly id: number;
  readonly from: number;
  /** Null while it is on sale. */
  readonly until: number | null;
  readonly firstPrice: number;
  readonly price: number;
}

/** «78:12:0090007:30041» lies in the quarter «78:12:0090007». */
export function quarterOf(cadastralNumber: string | null): string | null {
  const parts = cadastralNumber?.split(':') ?? [];
  return parts.length === 4 ? parts.slice(0, 3).join(':') : null;
}

const DAY_MS = 86_400_000;

export const dayOf = (iso: string): number => Math.round(Date.parse(`${iso}T00:00:00Z`) / DAY_MS);

export const isoOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Months since the year 0, so that they can be subtracted. */
export function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
