import type { Address, RealtyObject } from './object.ts';

const DOTTED: Record<string, string> = {
  ул: 'ул.',
  'пр-кт': 'пр-кт',
  пер: 'пер.',
  наб: 'наб.',
  ш: 'ш.',
  'б-р': 'б-р',
};

const BEFORE = new Set(['ул', 'пер', 'пр-кт', 'наб', 'б-р', 'ш']);

/** «ул Маяковского»: the type as abbreviated in the address register. */
export const streetWithType = ({ street, streetType }: Address): string =>
  BEFORE.has(streetType) ? `${streetType} ${street}` : `${street} ${streetType}`;

/** As in extracts: «г. Санкт-Петербург, ул. Маяковского, д. 101, литера А, кв. 5». */
function readableAddress(address: Address): string {
  return [
    `г. ${address.city ?? 'Санкт-Петербург'}`,
    address.town && `г. ${address.town}`,
    `${DOTTED[address.streetType] ?? address.streetType} ${address.street}`,
    `д. ${address.house}`,
    address.block && `корп. ${address.block}`,
    address.letter && `литера ${address.letter}`,
    address.premises && `пом. ${address.premises}`,
    address.parking && `м/м ${address.parking}`,
    address.flat && `кв. ${address.flat}`,
    address.room && `ком. ${address.room}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export const addressOf = ({ address, addressText }: RealtyObject): string =>
  addressText ?? readableAddress(address);

/** As in suggestions: «г Санкт-Петербург, ул Маяковского, д 101 к 2 литера А, кв 5». */
export function suggestedAddress(address: Address): string {
  const house = [
    `д ${address.house}`,
    address.block && `к ${address.block}`,
    address.letter && `литера ${address.letter}`,
  ];
  return [
    `г ${address.city ?? 'Санкт-Петербург'}`,
    address.town && `г ${address.town}`,
    streetWithType(address),
    house.filter(Boolean).join(' '),
    address.premises && `помещ ${address.premises}`,
    address.parking && `м/м ${address.parking}`,
    address.flat && `кв ${address.flat}`,
    address.room && `ком ${address.room}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The address of the house only, without the flat or room. */
export function houseAddress({
  postcode,
  district,
  city,
  town,
  street,
  streetType,
  house,
  block,
  letter,
}: Address): Address {
  return {
    postcode,
    district,
    ...(city ? { city } : {}),
    ...(town ? { town } : {}),
    street,
    streetType,
    house,
    ...(block ? { block } : {}),
    ...(letter ? { letter } : {}),
  };
}
