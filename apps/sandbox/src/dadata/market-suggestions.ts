import type { MarketAddresses } from '../market/addresses.ts';
import { addressOf } from '../objects/address.domain.ts';
import type { RealtyObject } from '../objects/object.ts';
import { EMPTY_ADDRESS } from './address-fields.ts';
import { type Suggestion, suggestion } from './suggestion.ts';

const MOST = 20;

/** «г. Примерск, ул. Тестовая, д. 5, корп. 2, кв. 3» as the service writes it: «г Примерск, ул Тестовая, д 5 к 2, кв 3». */
const asSuggested = (address: string): string =>
  address.replace(', корп. ', ' к ').replaceAll(/(?<![а-яё])(г|ул|пер|наб|ш|д|кв)\. /gu, '$1 ');

/** The service knows its number and address text, but no id of the address register. */
export function wordedOnly({ kind, number }: RealtyObject, text: string): Suggestion {
  const field = kind === 'land' ? 'stead_cadnum' : kind === 'building' ? 'house_cadnum' : 'flat_cadnum';
  return suggestion(text, text, { ...EMPTY_ADDRESS, country: 'Россия', [field]: number });
}

/** Houses and flats of the market, and streets of its cities until a number is typed. */
export function marketSuggestions(market: MarketAddresses, query: string): Suggestion[] {
  const objects = market.complete(query).slice(0, MOST);
  const streets = /\d/u.test(query) ? [] : market.streets(query).slice(0, MOST);
  return [
    ...objects.map((object) => wordedOnly(object, asSuggested(addressOf(object)))),
    ...streets.map(asSuggested).map((text) => suggestion(text, text, { ...EMPTY_ADDRESS, country: 'Россия' })),
  ];
}
