import { formatDate } from '@proverka/words/dates';
import type { Encumbrance, EncumbranceType, Ground, Holder, Right, RightType } from '../objects/object.ts';
import { fullName, inventPerson } from './people.domain.ts';
import { createRandom } from './random.domain.ts';
import type { Random } from './random.domain.ts';

/** Mortgage banks; their INNs are in `data/companies`. */
const LENDERS = ['7707083893', '7702070139', '7728168971', '7729355614', '4401116480', '7725114488'];
const OWNING_COMPANIES = ['7830002303', '7816367655', '7811754185', '7707049388', '7812014560', '7825706086'];

export const personHolder = (random: Random): Holder => ({
  kind: 'person',
  name: fullName(inventPerson(random)),
});
export const companyHolder = (random: Random): Holder => ({
  kind: 'company',
  inn: random.pick(OWNING_COMPANIES),
});
export const CITY: Holder = { kind: 'public', name: 'Санкт-Петербург' };

export const isoDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const someDay = (random: Random, year: number): string =>
  isoDay(year, random.whole(1, 12), random.whole(1, 28));

/** Until 2016 registration numbers did not contain the object's number; since then they do, with a yearly sequence. */
function entryNumber(cadastral: string, day: string, index: number, random: Random): string {
  const year = Number(day.slice(0, 4));
  return year < 2017
    ? `${cadastral.slice(0, 2)}-${cadastral.slice(0, 2)}-${cadastral.slice(3, 5)}/${String(random.whole(1, 120)).padStart(3, '0')}/${year}-${random.whole(100, 980)}`
    : `${cadastral}-${cadastral.slice(0, 2)}/${String(random.whole(1, 99)).padStart(3, '0')}/${year}-${index}`;
}

const LATER_GROUNDS: Ground[] = ['sale', 'sale', 'sale', 'gift', 'inheritance', 'exchange', 'court'];

export type HistoryWish = {
  cadastral: string;
  /** Year of the first right. */
  since: number;
  /** How many times the object changed hands. */
  transfers: number;
  first: Ground;
  holder: (random: Random) => Holder;
  /** Who holds it now. */
  now?:
    | { type: 'ownership' | 'economic-management' }
    | { type: 'joint' }
    | { type: 'shared'; shares: [number, number][] };
};

/** A chain of rights; each ends on the day the next one starts. */
export function inventHistory(wish: HistoryWish, random: Random): Right[] {
  const last = 2025;
  const years = [wish.since];
  const room = Math.max(last - wish.since, 1);
  for (let index = 1; index <= wish.transfers; index += 1) {
    years.push(wish.since + Math.round((room * index) / (wish.transfers + 0.4)));
  }
  const days = years.map((year) => someDay(random, year)).sort();
  const rights: Right[] = [];
  days.forEach((registered, index) => {
    const ground = index === 0 ? wish.first : random.pick(LATER_GROUNDS);
    const now =
      index === days.length - 1
        ? (wish.now ?? { type: 'ownership' as const })
        : { type: 'ownership' as const };
    const ended = days[index + 1];
    const parts: (readonly [number, number] | undefined)[] = now.type === 'shared' ? now.shares : [undefined];
    parts.forEach((share, part) => {
      const holders =
        now.type === 'joint' ? [wish.holder(random), wish.holder(random)] : [wish.holder(random)];
      rights.push({
        type: now.type satisfies RightType,
        number: entryNumber(wish.cadastral, registered, index * 2 + part + 1, random),
        registered,
        ...(ended ? { ended, endedBy: entryNumber(wish.cadastral, ended, index * 2 + 2, random) } : {}),
        ...(share ? { share: [share[0], share[1]] as [number, number] } : {}),
        holders,
        ground,
      });
    });
  });
  return rights;
}

/** Owners of an object that changed hands on these days, each by a sale; who owned it before stays the same when it is sold again. */
export function salesHistory(cadastral: string, first: Ground, days: readonly string[]): Right[] {
  const randomOf = (day: string) => createRandom(`right to ${cadastral} of ${day}`);
  const numbers = days.map((day, index) => entryNumber(cadastral, day, index * 2 + 1, randomOf(day)));
  return days.map((registered, index) => {
    const [ended, endedBy] = [days[index + 1], numbers[index + 1]];
    return {
      type: 'ownership',
      number: numbers[index] ?? '',
      registered,
      ...(ended && endedBy ? { ended, endedBy } : {}),
      holders: [personHolder(randomOf(`${registered} holder`))],
      ground: index === 0 ? first : 'sale',
    };
  });
}

type Made = { registered: string; year: number };
type Details = Pick<Encumbrance, 'document'> & Partial<Encumbrance>;

const paper = (name: string, number: string, date: string, issuer: string): Details['document'] => ({
  name,
  number,
  date,
  issuer,
});

function loan(name: string) {
  return ({ registered, year }: Made, random: Random): Details => ({
    term: `с ${formatDate(registered)} на ${random.pick([120, 180, 240, 300])} месяцев`,
    inFavour: { kind: 'company', inn: random.pick(LENDERS) },
    document: paper(name, `${random.whole(10_000, 99_999)}/${String(year).slice(2)}`, registered, 'Кредитор'),
  });
}

function bailiffOrder(name: string) {
  return ({ registered, year }: Made, random: Random): Details => ({
    document: paper(
      name,
      `${random.whole(100_000, 999_999)}/${String(year).slice(2)}/78${random.whole(100, 199)}-ИП`,
      registered,
      'Отдел судебных приставов (условный)',
    ),
  });
}

/** Fields of each kind of encumbrance besides its number and date. */
const DETAILS: Record<EncumbranceType, (made: Made, random: Random) => Details> = {
  mortgage: loan('Договор об ипотеке'),
  'mortgage-by-law': loan('Кредитный договор'),
  lease: ({ registered, year }, random) => ({
    until: isoDay(year + random.whole(11, 49), 1, 31),
    inFavour: companyHolder(random),
    document: paper('Договор аренды', `${random.whole(1, 300)}-А`, registered, 'Стороны договора'),
  }),
  rent: ({ registered }, random) => ({
    term: 'пожизненно',
    inFavour: personHolder(random),
    document: paper(
      'Договор пожизненного содержания с иждивением',
      String(random.whole(1, 90)),
      registered,
      'Нотариус (условный)',
    ),
  }),
  servitude: ({ registered }, random) => ({
    inFavour: CITY,
    document: paper(
      'Соглашение об установлении сервитута',
      `${random.whole(1, 90)}/С`,
      registered,
      'Комитет имущественных отношений (условный)',
    ),
  }),
  heritage: ({ registered }, random) => ({
    document: paper(
      'Охранное обязательство',
      String(random.whole(1, 900)),
      registered,
      'Комитет по охране памятников (условный)',
    ),
  }),
  arrest: bailiffOrder('Постановление об аресте имущества должника'),
  ban: bailiffOrder('Постановление о запрете на совершение действий по регистрации'),
};

/** Encumbrances of one right rather than of the whole object. */
const ON_A_RIGHT = new Set<EncumbranceType>(['mortgage', 'mortgage-by-law', 'lease', 'rent']);

/** An encumbrance of the current rights; it starts with the latest right, arrests and bans start this year. */
export function inventEncumbrance(
  type: EncumbranceType,
  cadastral: string,
  rights: Right[],
  random: Random,
): Encumbrance {
  const current = rights.find((right) => !right.ended);
  const isRecent = type === 'arrest' || type === 'ban';
  const registered = isRecent
    ? isoDay(2026, random.whole(1, 10), random.whole(1, 28))
    : (current?.registered ?? '2015-01-15');
  const number = entryNumber(cadastral, registered, 40 + random.whole(1, 9), random);
  const details = DETAILS[type]({ registered, year: Number(registered.slice(0, 4)) }, random);
  return {
    type,
    number,
    registered,
    ...details,
    ...(current && ON_A_RIGHT.has(type) ? { right: current.number } : {}),
  };
}
