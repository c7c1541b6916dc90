import { readFileSync } from 'node:fs';
import type { RealtyObject } from './object.ts';
import { addressEntry, fits, isEmptyEntry, type SearchEntry, textEntry } from './search.domain.ts';

/** The invented register of real estate, read once. */
export type Register = {
  all: readonly RealtyObject[];
  find: (number: string) => RealtyObject | undefined;
  /** Objects whose address contains every word and number of the query. */
  search: (query: string, options?: { typing: boolean }) => RealtyObject[];
};

const readLines = (file: URL): RealtyObject[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RealtyObject);

/** The invented objects and those of the sample extracts. */
export function loadRegister(folder: URL): Register {
  return createRegister([
    ...readLines(new URL('objects.jsonl', folder)),
    ...readLines(new URL('sample-objects.jsonl', folder)),
  ]);
}

function createRegister(all: RealtyObject[]): Register {
  const byNumber = new Map(all.map((object) => [object.number, object]));
  const entries = all.map((object): [SearchEntry, RealtyObject] => [
    object.addressText ? textEntry(object.addressText) : addressEntry(object.address),
    object,
  ]);
  return {
    all,
    find: (number) => byNumber.get(number),
    search(query, options = { typing: false }) {
      const wanted = textEntry(query, options);
      if (isEmptyEntry(wanted)) return [];
      return entries.filter(([entry]) => fits(wanted, entry, options)).map(([, object]) => object);
    },
  };
}
