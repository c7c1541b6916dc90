import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import { fits, isEmptyEntry, type SearchEntry, textEntry } from '../objects/search.domain.ts';
import type { House } from './house.ts';

/** Houses of the market by what people write. */
export type Places = {
  /** Houses whose address has every word and number of the text; of a flat's address its house. The plainest address comes first. */
  search: (text: string) => House[];
  byKadNumber: (number: string) => House | undefined;
  /** The houses a cadastral number of a house or an address names. */
  find: (text: string) => House[];
};

/** An address without its postcode and without what is inside the house. */
const untilTheFlat = (text: string): string =>
  text
    .replace(/^\s*\d{6}[\s,]+/, '')
    .replace(/[\s,]+(?:кв|квартира|пом|помещ|ком|комната|м\/м)(?![а-яё])\.?\s*[№]?\s*[\dа-яё/-]+.*$/iu, '');

export function createPlaces(houses: readonly House[]): Places {
  const entries = houses.map((house): [SearchEntry, House] => [textEntry(house.address), house]);
  const byNumber = new Map(houses.map((house) => [house.kadNumber, house]));
  const byKadNumber = (number: string): House | undefined =>
    byNumber.get(parseCadastralNumber(number) ?? number);
  function search(text: string): House[] {
    const wanted = textEntry(untilTheFlat(text));
    if (isEmptyEntry(wanted)) return [];
    return entries
      .filter(([entry]) => fits(wanted, entry, { typing: false }))
      .sort(([one], [other]) => one.numbers.length - other.numbers.length)
      .map(([, house]) => house);
  }
  return {
    search,
    byKadNumber,
    find(text) {
      const house = byKadNumber(text);
      return house ? [house] : search(text);
    },
  };
}
