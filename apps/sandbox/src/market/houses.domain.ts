import { addressOf } from '../objects/address.domain.ts';
import type { RealtyObject } from '../objects/object.ts';
import type { Street } from '../generate/places.domain.ts';
import { createRandom, type Random } from '../generate/random.domain.ts';
import { CITIES, DISTRICTS, type DistrictPlan, INVENTED_STREETS } from './areas.domain.ts';
import { bits } from './chance.domain.ts';
import type { House, HouseKind } from './house.ts';

const DOTTED: Record<string, string> = { ул: 'ул.', пер: 'пер.', наб: 'наб.', ш: 'ш.' };

/** Where a street is and how its houses are written and numbered. */
type Row = { text: string; quarter: string; place: [number, number]; step: [number, number] };

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const rowOf = ({ name, type, quarter, place, step }: Street): Row => ({
  text: `${DOTTED[type] ?? type} ${name}`,
  quarter,
  place,
  step,
});

/** Objects of scenarios stand in a quarter of their own, where nothing else is invented. */
const SCENARIOS = {
  district: 'Центральный',
  row: {
    text: 'ул. Маяковского',
    quarter: '78:31:0099001',
    place: [30.3561, 59.9382],
    step: [0, 0],
  } satisfies Row as Row,
};

const CENTRES: Record<number, [number, number]> = { 2: [34.62, 57.31], 3: [38.17, 55.94] };

/** Streets of an invented city; its region 00 does not exist. */
function inventedRows({ city, id }: DistrictPlan, seat: number): Row[] {
  const [longitude, latitude] = CENTRES[city] ?? [0, 0];
  const random = createRandom(`streets of ${id}`);
  const spread = (degrees: number): number => (random.fraction() - 0.5) * degrees;
  const centre = [longitude + 0.05 * Math.cos(seat * 1.9), latitude + 0.025 * Math.sin(seat * 1.9)] as const;
  return INVENTED_STREETS.filter((_, index) => index % 4 === seat % 4).map((name, index) => ({
    text: `ул. ${name}`,
    quarter: `00:0${city}:009${String(id * 10 + index).padStart(4, '0')}`,
    place: [round(centre[0] + spread(0.03)), round(centre[1] + spread(0.015))],
    step: [spread(0.0016), spread(0.0008)],
  }));
}

function rowsOf(plan: DistrictPlan, streets: readonly Street[]): Row[] {
  if (plan.city !== 1) return inventedRows(plan, plan.id % 100);
  const rows = streets.filter(({ district }) => district === plan.name).map(rowOf);
  return plan.name === SCENARIOS.district ? [...rows, SCENARIOS.row] : rows;
}

function kindOf({ mix }: DistrictPlan, random: Random): HouseKind {
  let left = random.fraction() * 100;
  for (const [kind, share] of Object.entries(mix) as [HouseKind, number][]) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'panel';
}

type Built = Pick<House, 'year' | 'floors' | 'entrances' | 'risers' | 'ceiling'>;

/** How houses of each kind are built. */
const BUILT: Record<HouseKind, (random: Random) => Built> = {
  prewar: ({ whole, pick }) => ({
    ...{ year: whole(1885, 1939), floors: whole(4, 7), entrances: whole(1, 4) },
    ...{ risers: whole(2, 5) * 2, ceiling: pick([3, 3.1, 3.2, 3.4]) },
  }),
  brick: ({ whole, pick }) => ({
    ...{ year: whole(1955, 1976), floors: pick([5, 5, 5, 9]), entrances: whole(2, 6) },
    ...{ risers: whole(4, 8) * 2, ceiling: pick([2.5, 2.5, 2.7]) },
  }),
  panel: ({ whole, pick }) => ({
    ...{ year: whole(1968, 1996), floors: pick([9, 9, 12, 16]), entrances: whole(2, 6) },
    ...{ risers: whole(4, 8) * 2, ceiling: pick([2.5, 2.6]) },
  }),
  block: ({ whole, pick }) => ({
    ...{ year: whole(1986, 2008), floors: pick([9, 10, 14, 16]), entrances: whole(1, 4) },
    ...{ risers: whole(3, 6) * 2, ceiling: pick([2.6, 2.7]) },
  }),
  monolith: ({ whole, pick }) => ({
    ...{ year: whole(2004, 2024), floors: whole(10, 25), entrances: whole(1, 4) },
    ...{ risers: whole(3, 7) * 2, ceiling: pick([2.7, 2.75, 2.8, 3]) },
  }),
};

type Named = Pick<House, 'kadNumber' | 'house' | 'address' | 'place' | 'registered'>;

function finish(
  plan: DistrictPlan,
  row: Row,
  built: Built & { kind: HouseKind },
  named: Named,
  random: Random,
): House {
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
  const kind = kindOf(plan, random);
  const built = { kind, ...BUILT[kind](random) };
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
  const built = { ...BUILT[kind](random), kind, floors, year };
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
  return rows.flatMap((row, seat) => {
    const here = objects.filter((object) => fits(row, object));
    const taken = new Set(here.map(({ address }) => Number.parseInt(address.house, 10)));
    const count = row === SCENARIOS.row ? 0 : Math.ceil((plan.houses - seat) / rows.length);
    return [...registeredOn(plan, row, here), ...inventedOn(plan, row, count, taken, seed)];
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
  return DISTRICTS.flatMap((plan) => housesOf(plan, streets, objects, seed)).map((house, index) => ({
    ...house,
    id: 1001 + index,
    streetKey: textKey(`${seed} ${house.district.id} ${house.street}`),
    key: textKey(`${seed} ${house.kadNumber}`),
  }));
}
