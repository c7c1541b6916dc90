import type { Address, ObjectUse, RealtyObject } from '../objects/object.ts';
import { postcodeStart, type Street } from './places.domain.ts';
import type { Random } from './random.domain.ts';
import { CITY, companyHolder, inventHistory, isoDay, personHolder } from './rights.domain.ts';

type Plot = { street: Street; house: string; block?: string; letter?: string; place: [number, number] };

const numberOf = (street: Street, index: number): string => `${street.quarter}:${index}`;

function plotOn(street: Street, position: number, random: Random): Plot {
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
const tenths = (value: number): number => Math.round(value * 10) / 10;
const kopecks = (value: number): number => Math.round(value * 100) / 100;

function addressOf(plot: Plot, inner: Partial<Address> = {}): Address {
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

const finish = (made: Made): RealtyObject => ({
  status: 'registered',
  rights: [],
  encumbrances: [],
  ...made,
});

const registeredDay = (random: Random, from: number, to: number): string =>
  isoDay(random.whole(from, to), random.whole(1, 12), random.whole(1, 28));

function flat(plot: Plot, index: number, building: RealtyObject, random: Random): RealtyObject {
  const number = numberOf(plot.street, 1100 + index * 7 + random.whole(0, 5));
  const area = tenths(28 + random.fraction() * 85);
  const floors = Number(building.level ?? '9');
  const since = random.whole(1999, 2012);
  return finish({
    number,
    kind: 'room',
    use: 'flat',
    address: addressOf(plot, { flat: String(random.whole(1, 20) + index * 20) }),
    area,
    level: String(random.whole(1, floors)),
    cost: kopecks(area * (110_000 + random.fraction() * 120_000)),
    status: random.chance(0.4) ? 'previously-registered' : 'registered',
    registered: registeredDay(random, 2011, 2013),
    building: building.number,
    ...(random.chance(0.4)
      ? { oldNumber: `78-78-01/${random.whole(100, 999)}/${since}-${random.whole(100, 999)}` }
      : {}),
    place: plot.place,
    rights: inventHistory(
      {
        cadastral: number,
        since,
        transfers: random.whole(0, 3),
        first: random.pick(['privatisation', 'sale', 'share-participation']),
        holder: personHolder,
      },
      random,
    ),
  });
}

/** An apartment building, its land and three or four flats; now and then a shop on the ground floor and a parking space. */
export function apartmentBuilding(street: Street, random: Random): RealtyObject[] {
  const plot = plotOn(street, random.whole(1, 6), random);
  const year = random.pick([1911, 1937, 1958, 1964, 1972, 1981, 1989, 2004, 2011, 2016, 2019]);
  const floors = year < 1960 ? random.whole(3, 6) : random.whole(5, 22);
  const land = numberOf(street, random.whole(3, 60));
  const building = finish({
    number: numberOf(street, 1000 + random.whole(1, 60)),
    kind: 'building',
    use: 'apartment-building',
    address: addressOf(plot),
    area: tenths(floors * (420 + random.fraction() * 500)),
    level: String(floors),
    year,
    material: random.pick(['Кирпичные', 'Из железобетонных сегментов', 'Монолитные']),
    cost: kopecks(floors * 21_000_000 * (1 + random.fraction())),
    status: 'previously-registered',
    registered: registeredDay(random, 2011, 2013),
    plot: land,
    place: plot.place,
  });
  const flats = Array.from({ length: random.whole(3, 4) }, (_, index) => flat(plot, index, building, random));
  return [
    landOf(plot, land, 'land-housing', random),
    building,
    ...flats,
    ...(random.chance(0.4) ? [shop(plot, building, random)] : []),
    ...(year > 2000 ? [parkingSpace(plot, building, random), parkingSpace(plot, building, random)] : []),
  ];
}

function landOf(plot: Plot, number: string, use: ObjectUse, random: Random): RealtyObject {
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

function shop(plot: Plot, building: RealtyObject, random: Random): RealtyObject {
  const number = numberOf(plot.street, 1500 + random.whole(1, 90));
  const area = tenths(45 + random.fraction() * 260);
  return finish({
    number,
    kind: 'room',
    use: 'commercial',
    address: addressOf(plot, { premises: `${random.whole(1, 40)}-Н` }),
    area,
    level: random.chance(0.8) ? '1' : '-1',
    cost: kopecks(area * (140_000 + random.fraction() * 90_000)),
    registered: registeredDay(random, 2011, 2020),
    building: building.number,
    place: plot.place,
    rights: inventHistory(
      {
        cadastral: number,
        since: random.whole(2004, 2015),
        transfers: random.whole(0, 3),
        first: 'sale',
        holder: random.chance(0.6) ? companyHolder : personHolder,
      },
      random,
    ),
  });
}

function parkingSpace(plot: Plot, building: RealtyObject, random: Random): RealtyObject {
  const number = numberOf(plot.street, 1900 + random.whole(1, 90));
  const area = tenths(12.5 + random.fraction() * 6);
  return finish({
    number,
    kind: 'parking',
    use: 'parking',
    address: addressOf(plot, { parking: String(random.whole(1, 210)) }),
    area,
    level: random.pick(['-1', '-2', '1']),
    cost: kopecks(area * 72_000),
    registered: registeredDay(random, 2017, 2021),
    building: building.number,
    place: plot.place,
    rights: inventHistory(
      { cadastral: number, since: 2018, transfers: random.whole(0, 1), first: 'sale', holder: personHolder },
      random,
    ),
  });
}

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
