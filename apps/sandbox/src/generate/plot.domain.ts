import type { Address, ObjectUse, RealtyObject } from '../objects/object.ts';
import { postcodeStart, type Street } from './places.domain.ts';
import type { Random } from './random.domain.ts';
import { CITY, companyHolder, inventHistory, isoDay, personHolder } from './rights.domain.ts';

export type Plot = {
  street: Street;
  house: string;
  block?: string;
  letter?: string;
  place: [number, number];
};

export const numberOf = (street: Street, index: number): string => `${street.quarter}:${index}`;

export function plotOn(street: Street, position: number, random: Random): Plot {
  const jitter = (random.fraction() - 0.5) * 0.0004;
  return {
    street,
    house: String(random.whole(1, 9) + position * 12),
    ...(random.chance(0.25) ? { block: String(random.whole(1, 4)) } : {}),
    ...(random.chance(0.3) ? { letter: random.pick(['А', 'Б', 'В']) } : {}),
    place: [
      round(street.place[0] + street.step[0] * position + jitter),
      round(street.place[1] + street.step[1] * position + jitter / 2),
    ],
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
export const tenths = (value: number): number => Math.round(value * 10) / 10;
export const kopecks = (value: number): number => Math.round(value * 100) / 100;

export function addressOf(plot: Plot, inner: Partial<Address> = {}): Address {
  const { street, house, block, letter } = plot;
  return {
    postcode: `${postcodeStart(street.district)}${String(Number(street.quarter.slice(-2)) % 90).padStart(2, '0')}`,
    district: street.district,
    ...(street.town ? { town: street.town } : {}),
    street: street.name,
    streetType: street.type,
    house,
    ...(block ? { block } : {}),
    ...(letter ? { letter } : {}),
    ...inner,
  };
}

type Made = Omit<RealtyObject, 'rights' | 'encumbrances' | 'status'> & Partial<RealtyObject>;

export const finish = (made: Made): RealtyObject => ({
  status: 'registered',
  rights: [],
  encumbrances: [],
  ...made,
});

export const registeredDay = (random: Random, from: number, to: number): string =>
  isoDay(random.whole(from, to), random.whole(1, 12), random.whole(1, 28));

export function landOf(plot: Plot, number: string, use: ObjectUse, random: Random): RealtyObject {
  const garden = use === 'land-garden';
  const area = garden ? random.whole(500, 1900) : random.whole(1200, 6400);
  return finish({
    number,
    kind: 'land',
    use,
    address: addressOf(plot),
    area,
    level: null,
    cost: kopecks(area * (garden ? 3200 : 14_000) * (0.7 + random.fraction() * 0.6)),
    registered: registeredDay(random, 2003, 2012),
    place: plot.place,
    rights:
      use === 'land-housing'
        ? []
        : inventHistory(
            {
              cadastral: number,
              since: random.whole(2003, 2014),
              transfers: garden ? random.whole(0, 2) : random.whole(0, 1),
              first: 'allotment',
              holder: garden ? personHolder : random.chance(0.4) ? () => CITY : companyHolder,
            },
            random,
          ),
  });
}
