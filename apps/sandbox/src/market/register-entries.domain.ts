import { salesHistory } from '../generate/rights.domain.ts';
import type { Address, RealtyObject } from '../objects/object.ts';
import type { Flat, House, HouseKind } from './house.ts';

const MATERIALS: Readonly<Record<HouseKind, string>> = {
  panel: 'Панельные',
  brick: 'Кирпичные',
  block: 'Крупноблочные',
  monolith: 'Монолитные',
  prewar: 'Кирпичные',
};

/** Санкт-Петербург is what an address without a city is in. */
const NAMED_CITIES = 2;

const addressOf = ({ city, district, street, house }: House, flat?: string): Address => {
  const [streetType = '', ...name] = street.split(' ');
  const [number = '', block] = house.split(', корп. ');
  return {
    postcode: '190000',
    district: district.name,
    ...(city.id >= NAMED_CITIES ? { city: city.name } : {}),
    ...(district.town ? { town: district.town } : {}),
    street: name.join(' '),
    streetType: streetType.replace('.', ''),
    house: number,
    ...(block ? { block } : {}),
    ...(flat ? { flat } : {}),
  };
};

/** The register's entry of a house of the market. */
export const houseEntry = (house: House): RealtyObject => ({
  number: house.kadNumber,
  kind: 'building',
  use: 'apartment-building',
  address: addressOf(house),
  addressText: house.address,
  area: house.floors * house.risers * 62,
  level: String(house.floors),
  year: house.year,
  material: MATERIALS[house.kind],
  cost: null,
  status: 'registered',
  registered: `${Math.max(1995, house.year)}-06-15`,
  place: house.place,
  rights: [],
  encumbrances: [],
});

/** The law knows apartments as premises nobody is registered in; all others are flats. */
const useOf = ({ apartments }: House): RealtyObject['use'] => (apartments ? 'commercial' : 'flat');

/**
 * The register's entry of a flat of the market: the first owner since the house is there, and a new one on the day of every registered
 * sale. Who they are follows from the number and the days.
 */
export function flatEntry(house: House, flat: Flat, soldOn: readonly string[]): RealtyObject {
  const built = `${Math.max(1998, house.year)}-06-15`;
  const [firstSale] = soldOn;
  const before = firstSale === undefined ? built : `${Number(firstSale.slice(0, 4)) - 1}-06-15`;
  const since = before < built ? before : built;
  const ground = house.year > 2004 ? 'share-participation' : 'privatisation';
  return {
    number: flat.kadNumber,
    kind: 'room',
    use: useOf(house),
    address: addressOf(house, flat.number),
    addressText: `${house.address}, кв. ${flat.number}`,
    area: flat.area,
    level: String(flat.floor),
    cost: Math.round(flat.area * house.district.base * 0.7),
    status: 'registered',
    registered: since,
    building: house.kadNumber,
    place: house.place,
    rights: salesHistory(flat.kadNumber, ground, [since, ...soldOn]),
    encumbrances: [],
  };
}
