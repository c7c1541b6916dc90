import type { RealtyObject } from '../objects/object.ts';
import type { City, DistrictPlan } from './areas.domain.ts';

export type HouseKind = 'prewar' | 'brick' | 'panel' | 'block' | 'monolith';

/** An apartment building of the market; the flats in it follow from its numbers. */
export type House = {
  /** `id_dom` on the wire. */
  id: number;
  kadNumber: string;
  city: City;
  district: DistrictPlan;
  /** «ул. Бабушкина» */
  street: string;
  /** What is invented about the street follows from it, and about the house from `key`; both from the market's seed. */
  streetKey: number;
  key: number;
  /** «14», «14, корп. 2» */
  house: string;
  address: string;
  place: [number, number];
  kind: HouseKind;
  year: number;
  floors: number;
  entrances: number;
  /** Flats on a floor, one riser each. */
  risers: number;
  elevators: number;
  repairedIn: number | null;
  ceiling: number;
  /** «Апартаменты»: rooms of a hotel in law, lived in as flats. */
  apartments: boolean;
  /** Flats of the invented register, beside those that follow from the numbers of the house. */
  registered: readonly RealtyObject[];
};

export type Flat = {
  /** Which of the house's flats; from `floors * risers` on those of the register. */
  index: number;
  kadNumber: string;
  number: string;
  floor: number;
  riser: number;
  /** 0 is a studio. */
  rooms: number;
  /** Square metres. */
  area: number;
  kitchen: number;
  balcony: boolean;
};

export const regularFlats = ({ floors, risers }: House): number => floors * risers;
