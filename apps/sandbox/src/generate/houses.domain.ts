import type { RealtyObject } from '../objects/object.ts';
import type { Street } from './places.domain.ts';
import {
  addressOf,
  finish,
  kopecks,
  landOf,
  numberOf,
  plotOn,
  registeredDay,
  tenths,
} from './plot.domain.ts';
import type { Random } from './random.domain.ts';
import { CITY, companyHolder, inventHistory, personHolder } from './rights.domain.ts';
import { shop } from './rooms.domain.ts';

/** A private house and the land under it. */
export function houseWithLand(street: Street, random: Random): RealtyObject[] {
  const plot = plotOn(street, random.whole(1, 4), random);
  const land = landOf(plot, numberOf(street, random.whole(61, 140)), 'land-garden', random);
  const number = numberOf(street, 1060 + random.whole(1, 30));
  const year = random.whole(1956, 2021);
  const area = tenths(58 + random.fraction() * 240);
  const house = finish({
    number,
    kind: 'building',
    use: 'house',
    address: addressOf(plot),
    area,
    level: String(random.whole(1, 3)),
    year,
    material: random.pick(['Кирпичные', 'Деревянные', 'Каркасно-обшивные', 'Из легкобетонных камней']),
    cost: kopecks(area * (38_000 + random.fraction() * 60_000)),
    status: year < 2000 ? 'previously-registered' : 'registered',
    registered: registeredDay(random, Math.max(2011, year), 2022),
    plot: land.number,
    place: plot.place,
    rights: inventHistory(
      {
        cadastral: number,
        since: Math.max(year, random.whole(2000, 2014)),
        transfers: random.whole(0, 2),
        first: random.pick(['sale', 'inheritance', 'allotment']),
        holder: personHolder,
      },
      random,
    ),
  });
  return [land, house];
}

/** An office building with a room and its land. */
export function offices(street: Street, random: Random): RealtyObject[] {
  const plot = plotOn(street, random.whole(1, 5), random);
  const land = landOf(plot, numberOf(street, random.whole(141, 190)), 'land-commercial', random);
  const year = random.whole(1950, 2018);
  const floors = random.whole(2, 12);
  const number = numberOf(street, 1090 + random.whole(1, 9));
  const building = finish({
    number,
    kind: 'building',
    use: 'office-building',
    address: addressOf(plot),
    area: tenths(floors * (300 + random.fraction() * 500)),
    level: String(floors),
    year,
    material: 'Кирпичные',
    cost: kopecks(floors * 31_000_000 * (1 + random.fraction())),
    registered: registeredDay(random, Math.max(2011, year), 2019),
    plot: land.number,
    place: plot.place,
    rights: inventHistory(
      {
        cadastral: number,
        since: random.whole(2004, 2016),
        transfers: random.whole(0, 2),
        first: 'sale',
        holder: companyHolder,
      },
      random,
    ),
  });
  return random.chance(0.5)
    ? [land, building, shop(plot, building, random)]
    : [building, shop(plot, building, random)];
}

export function unfinishedHouse(street: Street, random: Random): RealtyObject[] {
  const plot = plotOn(street, 7, random);
  const land = landOf(plot, numberOf(street, random.whole(191, 230)), 'land-garden', random);
  const number = numberOf(street, 2000 + random.whole(1, 40));
  return [
    land,
    finish({
      number,
      kind: 'unfinished',
      use: 'house',
      address: addressOf(plot),
      area: tenths(80 + random.fraction() * 300),
      level: null,
      readiness: random.whole(8, 92),
      cost: null,
      registered: registeredDay(random, 2014, 2024),
      plot: land.number,
      place: plot.place,
      rights: inventHistory(
        {
          cadastral: number,
          since: random.whole(2014, 2022),
          transfers: 0,
          first: 'allotment',
          holder: personHolder,
        },
        random,
      ),
    }),
  ];
}

export function utilityLine(street: Street, random: Random): RealtyObject {
  const plot = plotOn(street, 8, random);
  const number = numberOf(street, 2100 + random.whole(1, 40));
  return finish({
    number,
    kind: 'construction',
    use: 'utility',
    address: addressOf(plot),
    area: tenths(20 + random.fraction() * 400),
    level: null,
    year: random.whole(1968, 2017),
    cost: kopecks(900_000 + random.fraction() * 9_000_000),
    registered: registeredDay(random, 2012, 2020),
    place: plot.place,
    rights: inventHistory(
      {
        cadastral: number,
        since: 2013,
        transfers: 0,
        first: 'allotment',
        holder: random.chance(0.5) ? () => CITY : companyHolder,
      },
      random,
    ),
  });
}
