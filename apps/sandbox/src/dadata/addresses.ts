import { houseAddress, streetWithType, suggestedAddress } from '../objects/address.domain.ts';
import { hasItsNumbers, type MarketAddresses } from '../market/addresses.ts';
import type { RealtyObject } from '../objects/object.ts';
import type { Register } from '../objects/register.ts';
import { addressEntry, fits, isEmptyEntry, type SearchEntry, textEntry } from '../objects/search.domain.ts';
import {
  type AddressFields,
  addressId,
  cityFields,
  houseFields,
  streetFields,
  townFields,
} from './address-fields.ts';
import { marketSuggestions, wordedOnly } from './market-suggestions.ts';
import { type Suggestion, suggestion } from './suggestion.ts';

type Place = { value: string; entry: SearchEntry; fields: () => AddressFields };

const rounded = (value: number): string => String(Math.round(value));

function roomFields(object: RealtyObject): AddressFields {
  const { address, area, cost, number } = object;
  const [type, full, value] = address.flat
    ? ['кв', 'квартира', address.flat]
    : address.premises
      ? ['помещ', 'помещение', address.premises]
      : ['м/м', 'машино-место', address.parking ?? ''];
  const id = addressId(suggestedAddress(address));
  return {
    ...houseFields(address, object.place),
    flat_fias_id: id,
    flat_cadnum: number,
    flat_type: type,
    flat_type_full: full,
    flat: value,
    flat_area: object.areaUnlisted ? null : String(area),
    square_meter_price: cost === null ? null : rounded(cost / area),
    flat_price: cost === null ? null : rounded(cost),
    fias_id: id,
    fias_level: '9',
  };
}

/** A house has the cadastral numbers of its building and its land. */
function houseWithNumbers(objects: RealtyObject[], sample: RealtyObject): AddressFields {
  const building = objects.find(({ kind }) => kind === 'building');
  const land = objects.find(({ kind }) => kind === 'land');
  return {
    ...houseFields(sample.address, sample.place),
    house_cadnum: building?.number ?? null,
    stead_cadnum: land?.number ?? null,
  };
}

function grouped(
  objects: readonly RealtyObject[],
  key: (object: RealtyObject) => string,
): Map<string, RealtyObject[]> {
  const groups = new Map<string, RealtyObject[]>();
  for (const object of objects) groups.set(key(object), [...(groups.get(key(object)) ?? []), object]);
  return groups;
}

const isInside = ({ kind }: RealtyObject): boolean => kind === 'room' || kind === 'parking';

/** Every address of the register from the city to the flat, the broader first. */
function placesOf(register: Register): Place[] {
  const invented = register.all.filter(({ addressText }) => addressText === undefined);
  const towns = grouped(invented, ({ address }) => address.town ?? '');
  const streets = grouped(invented, ({ address }) => `${address.town ?? ''}|${streetWithType(address)}`);
  const houses = grouped(invented, ({ address }) => suggestedAddress(houseAddress(address)));
  const rooms = grouped(invented.filter(isInside), ({ address }) => suggestedAddress(address));
  const city = 'г Санкт-Петербург';
  const place = (value: string, fields: () => AddressFields): Place => ({
    value,
    entry: textEntry(value),
    fields,
  });
  return [
    place(city, cityFields),
    ...[...towns.keys()].filter(Boolean).map((town) => place(`${city}, г ${town}`, () => townFields(town))),
    ...[...streets.values()].flatMap(([first]) =>
      first
        ? [
            place(
              [city, first.address.town && `г ${first.address.town}`, streetWithType(first.address)]
                .filter(Boolean)
                .join(', '),
              () => streetFields(first.address),
            ),
          ]
        : [],
    ),
    ...[...houses].flatMap(([value, [first, ...rest]]) =>
      first
        ? [
            {
              value,
              entry: addressEntry(houseAddress(first.address)),
              fields: () => houseWithNumbers([first, ...rest], first),
            },
          ]
        : [],
    ),
    ...[...rooms].flatMap(([value, [first]]) =>
      first ? [{ value, entry: addressEntry(first.address), fields: () => roomFields(first) }] : [],
    ),
  ];
}

/** No answer has more. */
const MOST = 20;

export type Addresses = {
  suggest: (query: string) => Suggestion[];
  /** Looks up by address register id or by cadastral number. */
  findById: (id: string) => Suggestion[];
};

const unrestricted = (value: string, fields: AddressFields): string =>
  typeof fields['postal_code'] === 'string' ? `${fields['postal_code']}, ${value}` : value;

export function createAddresses(register: Register, market: MarketAddresses): Addresses {
  const places = placesOf(register);
  const toSuggestion = ({ value, fields }: Place): Suggestion => {
    const data = fields();
    return suggestion(value, unrestricted(value, data), data);
  };
  const byNumber = (number: string): Suggestion[] => {
    const object = register.find(number);
    if (!object) return [];
    if (object.addressText) return [wordedOnly(object, object.addressText)];
    const value = suggestedAddress(isInside(object) ? object.address : houseAddress(object.address));
    const place = places.find((candidate) => candidate.value === value);
    if (!place) return [];
    const found = toSuggestion(place);
    const own: Record<string, unknown> = isInside(object) ? { flat_cadnum: number } : {};
    return [{ ...found, data: { ...found.data, ...own } }];
  };
  return {
    suggest(query) {
      const exact = byNumber(query.trim());
      if (exact.length > 0) return exact;
      const wanted = textEntry(query, { typing: true });
      if (isEmptyEntry(wanted)) return [];
      const fitting = places.filter(({ entry }) => fits(wanted, entry, { typing: true }));
      const isKnown =
        wanted.numbers.length === 0
          ? fitting.length > 0
          : fitting.some(({ value }) => hasItsNumbers(wanted, value));
      const found = fitting.slice(0, MOST).map(toSuggestion);
      return isKnown ? found : [...marketSuggestions(market, query), ...found];
    },
    findById(id) {
      const exact = byNumber(id);
      return exact.length > 0
        ? exact
        : places
            .filter(({ fields }) => fields()['fias_id'] === id)
            .slice(0, 1)
            .map(toSuggestion);
    },
  };
}
