import type { Street } from '../generate/places.domain.ts';
import { createRandom, type Random } from '../generate/random.domain.ts';
import { addressOf } from '../objects/address.domain.ts';
import type { RealtyObject } from '../objects/object.ts';
import { CITIES, DISTRICTS, type DistrictPlan } from './areas.domain.ts';
import { build, type Built, kindOf } from './built.domain.ts';
import { bits } from './chance.domain.ts';
import type { House, HouseKind } from './house.ts';
import { type Row, round, rowsOf, SCENARIO_ROW } from './streets.domain.ts';

type Named = Pick<House, 'kadNumber' | 'house' | 'address' | 'place' | 'registered'>;

function finish(plan: DistrictPlan, row: Row, built: Built, named: Named, random: Random): House {
  const city = CITIES.find(({ id }) => id === plan.city);
  if (!city) throw new Error(`no city ${plan.city}`);
  const old = built.year < 1995;
  return {
    id: 0,
    ...named,
    city,
    district: plan,
    street: row.text,
    streetKey: 0,
    key: 0,
    ...built,
    elevators: built.floors > 5 ? built.entrances * (built.floors > 12 ? 2 : 1) : 0,
    repairedIn: old && random.chance(0.45) ? random.whole(2008, 2024) : null,
    apartments: built.kind === 'monolith' && built.year > 2012 && random.chance(0.12),
  };
}

function inventHouse(plan: DistrictPlan, row: Row, number: number, position: number, random: Random): House {
  const built = build(kindOf(plan, random), random);
  const block = random.chance(0.2) ? `, корп. ${random.whole(1, 3)}` : '';
  const city = CITIES.find(({ id }) => id === plan.city)?.name ?? '';
  const town = plan.town ? `, г. ${plan.town}` : '';
  const jitter = (random.fraction() - 0.5) * 0.0006;
  const named = {
    kadNumber: `${row.quarter}:${3000 + position}`,
    house: `${number}${block}`,
    address: `г. ${city}${town}, ${row.text}, д. ${number}${block}`,
    place: [
      round(row.place[0] + row.step[0] * position + jitter),
      round(row.place[1] + row.step[1] * position + jitter / 2),
    ] as [number, number],
    registered: [],
  };
  return finish(plan, row, built, named, random);
}

function kindOfRegistered({ year = 1980, material = '' }: RealtyObject): HouseKind {
  if (year < 1940) return 'prewar';
  if (material === 'Монолитные') return year > 1995 ? 'monolith' : 'block';
  return material === 'Кирпичные' ? 'brick' : 'panel';
}

/** An apartment building of the register with the flats the register knows. */
function registeredHouse(
  plan: DistrictPlan,
  row: Row,
  object: RealtyObject,
  flats: readonly RealtyObject[],
): House {
  const random = createRandom(`house ${object.number}`);
  const kind = kindOfRegistered(object);
  const floors = Math.max(1, Number.parseInt(object.level ?? '5', 10) || 5);
  const year = object.year ?? 1980;
  const built = { ...build(kind, random), floors, year };
  const { house, block, letter } = object.address;
  const named = {
    kadNumber: object.number,
    house: `${house}${block ? `, корп. ${block}` : ''}${letter ? `, литера ${letter}` : ''}`,
    address: addressOf(object),
    place: object.place,
    registered: flats,
  };
  return finish(plan, row, built, named, random);
}

const fits = ({ quarter }: Row, { number }: RealtyObject): boolean => number.startsWith(`${quarter}:`);

function inventedOn(
  plan: DistrictPlan,
  row: Row,
  count: number,
  taken: ReadonlySet<number>,
  seed: string,
): House[] {
  const random = createRandom(`${seed} houses of ${row.quarter}`);
  return Array.from({ length: count + taken.size }, (_, index) => index + 1)
    .filter((number) => !taken.has(number))
    .slice(0, count)
    .map((number, position) => inventHouse(plan, row, number, position, random));
}

function registeredOn(plan: DistrictPlan, row: Row, here: readonly RealtyObject[]): House[] {
  return here
    .filter(({ use, status }) => use === 'apartment-building' && status !== 'removed')
    .map((building) => {
      const flats = here.filter(({ use, building: of }) => use === 'flat' && of === building.number);
      return registeredHouse(plan, row, building, flats);
    });
}

function housesOf(
  plan: DistrictPlan,
  streets: readonly Street[],
  objects: readonly RealtyObject[],
  seed: string,
): House[] {
  const rows = rowsOf(plan, streets);
  return rows.flatMap((row, seat): House[] => {
    const here = objects.filter((object) => fits(row, object));
    const taken = new Set(here.map(({ address }) => Number.parseInt(address.house, 10)));
    const count = row === SCENARIO_ROW ? 0 : Math.ceil((plan.houses - seat) / rows.length);
    return registeredOn(plan, row, here).concat(inventedOn(plan, row, count, taken, seed));
  });
}

const textKey = (text: string): number =>
  bits(...Array.from(text, (character) => character.codePointAt(0) ?? 0));

/** All houses of the market: those of the register and many invented ones beside them. */
export function inventHouses(
  streets: readonly Street[],
  objects: readonly RealtyObject[],
  seed: string,
): House[] {
  return DISTRICTS.flatMap((plan) => housesOf(plan, streets, objects, seed)).map((house, index) =>
    Object.assign(house, {
      id: 1001 + index,
      streetKey: textKey(`${seed} ${house.district.id} ${house.street}`),
      key: textKey(`${seed} ${house.kadNumber}`),
    }),
  );
}
