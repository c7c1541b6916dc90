import type { RealtyObject } from '../objects/object.ts';
import { type Street, type StreetRow, toStreet } from './places.domain.ts';
import { createRandom, type Random } from './random.domain.ts';
import { scenarioObjects } from './scenarios.domain.ts';
import { houseWithLand, offices, unfinishedHouse, utilityLine } from './houses.domain.ts';
import { apartmentBuilding } from './rooms.domain.ts';
import { applyTraits, duplicateNumbers } from './traits.domain.ts';

const SEED = 'proverka 1';

const randomOf = (row: StreetRow, seed: string): Random =>
  createRandom(`${seed} ${row.locality} ${row.street}`);

/** The streets of the invented register, as its objects stand on them. */
export const inventStreets = (rows: readonly StreetRow[], seed = SEED): Street[] =>
  rows.map((row, index) => toStreet(row, index, randomOf(row, seed)));

/** The whole invented register, from a list of streets; the same seed gives the same register. */
export function inventRegister(rows: StreetRow[], seed = SEED): RealtyObject[] {
  const objects = rows.flatMap((row, index) => {
    const random = randomOf(row, seed);
    const street = toStreet(row, index, random);
    return [
      ...(index % 3 === 0 && !street.town ? apartmentBuilding(street, random) : []),
      ...(index % 3 === 1 && !street.town ? offices(street, random) : []),
      ...(index % 3 === 2 || street.town ? houseWithLand(street, random) : []),
      ...(index % 13 === 0 ? unfinishedHouse(street, random) : []),
      ...(index % 19 === 0 ? [utilityLine(street, random)] : []),
    ];
  });
  const unique = [...new Map(objects.map((object) => [object.number, object])).values()];
  const random = createRandom(`${seed} traits`);
  applyTraits(unique, random);
  return [...scenarioObjects(), ...unique, ...duplicateNumbers(unique, random)];
}

export const toLines = (objects: readonly object[]): string =>
  `${objects.map((object) => JSON.stringify(object)).join('\n')}\n`;
