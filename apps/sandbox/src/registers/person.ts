/** A person as in a register's record; registers leave much out. */
export type RecordedPerson = {
  last_name: string;
  first_name: string;
  middle_name: string | null;
  birth_date: string | null;
  birth_place: string | null;
  region: string | null;
  inn: string | null;
};

/** A register's record without the person; `as` holds what the register has differently from the passport. */
export type RegisterRow = { as?: Partial<RecordedPerson> } & Record<string, unknown>;

/** An invented person and the registers' records about them, by the name of the check. */
export type WorldPerson = {
  last: string;
  first: string;
  middle: string | null;
  /** ISO. */
  born: string;
  place: string;
  /** Code of the region of residence, «77». */
  region: string;
  inn: string;
  /** Series and number, «0010 100001». */
  passport: string;
  /** Valid when absent. */
  passportStatus?: 'invalid' | 'unknown';
  /** The id of a scenario. */
  scenario?: string;
  /** What a check needs before it answers about this person. */
  wants?: Record<string, ('middle_name' | 'region')[]>;
  records?: Record<string, RegisterRow[]>;
};

/** Registers vary in case, spaces and the letter ё. */
const spelled = (name: string): string =>
  name.trim().toLocaleUpperCase('ru').replaceAll('Ё', 'Е').replaceAll(/\s+/gu, ' ');

export const sameName = (one: string, other: string): boolean => spelled(one) === spelled(other);

export type NameQuery = { last: string; first: string; middle: string };

/** What namesakes share at least. */
export const nameKey = ({ last, first }: Pick<NameQuery, 'last' | 'first'>): string =>
  `${spelled(last)} ${spelled(first)}`;

/** A question without a middle name matches everybody with the same first and last name. */
export const isNamesake = (person: WorldPerson, { last, first, middle }: NameQuery): boolean =>
  sameName(person.last, last) &&
  sameName(person.first, first) &&
  (middle.trim() === '' || person.middle === null || sameName(person.middle, middle));

export const fullNameOf = ({ last, first, middle }: WorldPerson): string =>
  [last, first, middle].filter(Boolean).join(' ');

export const recordedPerson = (person: WorldPerson, as: Partial<RecordedPerson> = {}): RecordedPerson => ({
  last_name: person.last,
  first_name: person.first,
  middle_name: person.middle,
  birth_date: person.born,
  birth_place: person.place,
  region: person.region,
  inn: null,
  ...as,
});
