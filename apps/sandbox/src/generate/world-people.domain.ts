import type { RegisterRow, WorldPerson } from '../registers/person.ts';
import { creditRating } from './credit.domain.ts';
import { passport, personInn } from './ids.domain.ts';
import { knownPeople } from './known-people.domain.ts';
import { inventPerson } from './people.domain.ts';
import type { NameStock, PersonName } from './people.domain.ts';
import * as make from './person-records.domain.ts';
import { createRandom, type Random } from './random.domain.ts';

/** A passport of `data/passports.json`. */
export type PassportRow = {
  last_name: string;
  first_name: string;
  middle_name: string;
  birth_date: string;
  series: string;
  number: string;
};

const SEED = 'proverka people 1';
const INVENTED = 190;
const NAMESAKES = 8;
const FIRST_INDEX = 100;

/** Names differ from those of owners in the register of objects, so that nobody is in both by accident. */
const names: NameStock = {
  men: ['Антон', 'Борис', 'Виктор', 'Григорий', 'Дмитрий', 'Игорь', 'Кирилл', 'Леонид', 'Никита', 'Тимур'],
  women: ['Алиса', 'Валерия', 'Галина', 'Дарья', 'Жанна', 'Зоя', 'Ксения', 'Лидия', 'Полина', 'Юлия'],
  fathers: ['Антонов', 'Борисов', 'Викторов', 'Денисов', 'Кириллов', 'Леонидов', 'Романов', 'Тимуров'],
};
const PLACES = [
  ['77', 'Г. МОСКВА'],
  ['78', 'Г. САНКТ-ПЕТЕРБУРГ'],
  ['50', 'Г. ХИМКИ'],
  ['16', 'Г. КАЗАНЬ'],
  ['54', 'Г. НОВОСИБИРСК'],
  ['66', 'Г. ЕКАТЕРИНБУРГ'],
  ['63', 'Г. САМАРА'],
] as const;

/** How often a register has a record about an ordinary person. */
const CHANCES: [check: string, chance: number, maker: (typeof make)['wanted']][] = [
  ['fssp', 0.25, make.enforcement],
  ['tax_debts', 0.12, make.taxDebt],
  ['courts', 0.2, make.courtCase],
  ['arbitration', 0.05, make.arbitrationCase],
  ['wanted', 0.01, make.wanted],
  ['bankruptcy', 0.06, make.bankruptcy],
  ['disqualified', 0.02, make.disqualified],
  ['mass_positions', 0.03, make.massPosition],
  ['business_status', 0.2, make.selfEmployed],
  ['fines', 0.3, make.fine],
  ['exit_ban', 0.03, make.exitBan],
];

function fate(random: Random, region: string): Record<string, RegisterRow[]> {
  const rows = CHANCES.flatMap(([check, chance, maker]): [string, RegisterRow[]][] => {
    if (!random.chance(chance)) return [];
    const count = check === 'fssp' || check === 'fines' ? random.whole(1, 3) : 1;
    return [[check, Array.from({ length: count }, () => maker(random, region))]];
  });
  const standing = random.pick(['good', 'good', 'average', 'bad'] as const);
  const credit = random.chance(0.4) ? { credit_rating: [creditRating(random, standing)] } : {};
  return { ...Object.fromEntries(rows), ...credit };
}

const wordsOf = ({ last, first, middle }: Pick<WorldPerson, 'last' | 'first' | 'middle'>): string =>
  `${last} ${first} ${middle ?? ''}`;

function distinctNames(random: Random, count: number): PersonName[] {
  const found = new Map<string, PersonName>();
  while (found.size < count) {
    const one = inventPerson(random, names);
    found.set(wordsOf(one), one);
  }
  return [...found.values()];
}

function ordinary(who: PersonName, born: string, index: number, random: Random): WorldPerson {
  const [region, place] = random.pick(PLACES);
  const records = fate(random, region);
  return {
    ...who,
    born,
    place,
    region,
    inn: personInn(index),
    passport: passport(index),
    ...(Object.keys(records).length > 0 ? { records } : {}),
  };
}

/** Holders of the listed passports; a namesake of a scenario's person has no records, so as not to disturb the scenario. */
const ofPassport =
  (taken: ReadonlySet<string>) =>
  (row: PassportRow, index: number): WorldPerson => {
    const who = { last: row.last_name, first: row.first_name, middle: row.middle_name };
    const random = createRandom(`${SEED} passport ${row.series} ${row.number}`);
    const { records, ...person } = ordinary(who, row.birth_date, FIRST_INDEX + index, random);
    const bare = { ...person, passport: `${row.series} ${row.number}` };
    return records && !taken.has(wordsOf(who)) ? { ...bare, records } : bare;
  };

/**
 * Everybody of the invented world: people of scenarios, holders of listed passports and as many others, the last of
 * them full namesakes of the first.
 */
export function inventPeople(passports: readonly PassportRow[]): WorldPerson[] {
  const known = knownPeople();
  const taken = new Set(known.map(wordsOf));
  const inKnown = new Set(known.map((person) => person.passport));
  const listed = passports.filter(({ series, number }) => !inKnown.has(`${series} ${number}`));
  const random = createRandom(SEED);
  const names = distinctNames(random, INVENTED);
  const first = FIRST_INDEX + passports.length;
  const invented = [...names, ...names.slice(0, NAMESAKES)].map((who, index) =>
    ordinary(who, make.day(random, 1950, 2006), first + index, random),
  );
  return [...known, ...listed.map(ofPassport(taken)), ...invented];
}
