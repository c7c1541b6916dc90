import type { RealtyObject } from '../objects/object.ts';
import type { Street } from './places.domain.ts';
import {
  addressOf,
  finish,
  kopecks,
  landOf,
  numberOf,
  type Plot,
  plotOn,
  registeredDay,
  tenths,
} from './plot.domain.ts';
import type { Random } from './random.domain.ts';
import { companyHolder, inventHistory, personHolder } from './rights.domain.ts';

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

export function shop(plot: Plot, building: RealtyObject, random: Random): RealtyObject {
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

/** An apartment building, its land and three or four flats; sometimes a shop on the ground floor and a parking space. */
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
