import type { ObjectUse, RealtyObject } from '../objects/object.ts';
import { cityOwned, companyOwned, encumbered, numberOf, object, type Wish } from './scenario.domain.ts';
import { flats } from './scenario-flats.domain.ts';

const plain = (
  scenario: string,
  index: number,
  kind: RealtyObject['kind'],
  use: ObjectUse,
  rest: Partial<Wish> = {},
): Wish => ({
  scenario,
  index,
  kind,
  use,
  level: null,
  inner: { house: String(index) },
  ...rest,
});

const housesAndRooms = (): RealtyObject[] => [
  object(
    plain('apartment-building', 100, 'building', 'apartment-building', {
      inner: { house: '101' },
      area: 6204.8,
      level: '9',
      year: 1978,
      material: 'Кирпичные',
      status: 'previously-registered',
      rights: [],
      plot: numberOf(20),
    }),
  ),
  encumbered(
    plain('commercial-lease', 117, 'room', 'commercial', {
      inner: { premises: '1-Н' },
      area: 137.2,
      level: '1',
      rights: companyOwned(117),
    }),
    'lease',
  ),
  object(plain('parking', 118, 'parking', 'parking', { inner: { parking: '12' }, area: 14.2, level: '-1' })),
  object(
    plain('house', 119, 'building', 'house', {
      area: 148.6,
      level: '2',
      year: 1994,
      material: 'Деревянные',
      plot: numberOf(20),
      place: places.garden,
    }),
  ),
];

/** Parcels of the street side by side, as far apart as their neighbours have room; what stands on one is in its middle. */
const places = {
  garden: [30.3563, 59.9384],
  next: [30.358, 59.9384],
  last: [30.3602, 59.9384],
} satisfies Record<string, [number, number]>;

const land = (): RealtyObject[] => [
  object(
    plain('land', 20, 'land', 'land-garden', {
      inner: { house: '119' },
      area: 1011,
      cost: 4_210_330.5,
      place: places.garden,
    }),
  ),
  encumbered(
    plain('land-servitude', 21, 'land', 'land-garden', {
      inner: { house: '121' },
      area: 1340,
      place: places.next,
    }),
    'servitude',
  ),
  encumbered(
    plain('land-city-lease', 22, 'land', 'land-commercial', {
      inner: { house: '122' },
      place: places.last,
      area: 3050,
      rights: cityOwned(22),
    }),
    'lease',
  ),
];

const otherBuildings = (): RealtyObject[] => [
  object(
    plain('unfinished', 123, 'unfinished', 'house', {
      area: 212.4,
      readiness: 42,
      cost: null,
      plot: numberOf(21),
      place: places.next,
    }),
  ),
  object(
    plain('utility', 124, 'construction', 'utility', { area: 88.1, year: 1987, rights: cityOwned(124) }),
  ),
  encumbered(
    plain('office-heritage', 125, 'building', 'office-building', {
      area: 2210.7,
      level: '5',
      year: 1903,
      material: 'Кирпичные',
      rights: companyOwned(125),
    }),
    'heritage',
  ),
];

const sameAddress = (): RealtyObject[] =>
  Array.from({ length: 6 }, (_, index) =>
    object({
      scenario: `same-address-${index + 1}`,
      index: 131 + index,
      inner: { house: '131', flat: '7' },
      area: 40 + index * 3.1,
      status: index === 2 ? 'cancelled' : index === 4 ? 'removed' : 'registered',
      ...(index === 2 || index === 4 ? { removed: '2023-05-30', rights: [] } : {}),
    }),
  );

/** Objects of scenarios, all in one invented quarter, for tests and demonstrations. */
export const scenarioObjects = (): RealtyObject[] => [
  ...flats(),
  ...housesAndRooms(),
  ...land(),
  ...otherBuildings(),
  ...sameAddress(),
];
