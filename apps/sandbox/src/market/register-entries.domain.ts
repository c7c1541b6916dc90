import { inventHistory, personHolder } from '../generate/rights.domain.ts';
import { createRandom } from '../generate/random.domain.ts';
import type { Address, RealtyObject } from '../objects/object.ts';
import type { Flat, House, HouseKind } from './house.ts';

const MATERIALS: Readonly<Record<HouseKind, string>> = {
  panel: 'Панельные',
  brick: 'Кирпичные',
  block: 'Крупноблочные',
  monolith: 'Монолитные',
  prewar: 'Кирпичные',
};

const addressOf = ({ district, street, house }: House, flat?: string): Address => {
  const [streetType = '', ...name] = street.split(' ');
  return {
    postcode: '190000',
    district: district.name,
    ...(district.town ? { town: district.town } : {}),
    street: name.join(' '),
    streetType: streetType.replace('.', ''),
    house,
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

/** The register's entry of a flat of the market; whose it is follows from its number. */
export function flatEntry(house: House, flat: Flat): RealtyObject {
  const random = createRandom(`rights of ${flat.kadNumber}`);
  const since = Math.min(2023, Math.max(1998, house.year));
  return {
    number: flat.kadNumber,
    kind: 'room',
    use: house.apartments ? 'commercial' : 'flat',
    address: addressOf(house, flat.number),
    addressText: `${house.address}, кв. ${flat.number}`,
    area: flat.area,
    level: String(flat.floor),
    cost: Math.round(flat.area * house.district.base * 0.7),
    status: 'registered',
    registered: `${since}-06-15`,
    building: house.kadNumber,
    place: house.place,
    rights: inventHistory(
      { cadastral: flat.kadNumber, since, transfers: 0, first: 'sale', holder: personHolder },
      random,
    ),
    encumbrances: [],
  };
}
