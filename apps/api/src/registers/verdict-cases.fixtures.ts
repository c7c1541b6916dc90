import type { SubjectData } from '@proverka/contract/subject';
import type { CheckedKind } from './subject.domain.ts';

/** One row of the table of verdicts: an answer of a source, and why it weighs what it weighs. */
export interface VerdictCase {
  /** The input in words: «истец, дело не закончено». */
  readonly when: string;
  /** Why this level and these words. */
  readonly because: string;
  /** The source's own rows, as the adapter receives them; null when it has none. */
  readonly answer: unknown;
  readonly subject?: SubjectData;
}

/** The rows of one check. */
export interface CheckCases {
  readonly type: string;
  readonly cases: readonly VerdictCase[];
}

/** The day the answers of the table are of. */
export const TABLE_DAY = '2026-11-20';

export const subjects: Readonly<Record<CheckedKind, SubjectData>> = {
  person: {
    last_name: 'Тестов',
    first_name: 'Иван',
    middle_name: 'Петрович',
    birth_date: '1980-01-31',
    region: '77',
    inn: '500100732259',
    passport_series: '0010',
    passport_number: '100001',
  },
  company: { inn: '7707083893' },
  car: { vin: 'X0T00000000000001' },
};

const recorded = {
  last_name: 'ТЕСТОВ',
  first_name: 'ИВАН',
  middle_name: 'ПЕТРОВИЧ',
  birth_date: '1980-01-31',
  birth_place: null,
  region: '77',
  inn: null,
};

/** A supplier's row about the person of the table, certainly. */
export const same = <Row extends object>(row: Row) => ({ ...row, person: recorded });
/** The same name and day in another region. */
export const likely = <Row extends object>(row: Row) => ({
  ...row,
  person: { ...recorded, region: '16' },
});
/** The same name, born on another day. */
export const namesake = <Row extends object>(row: Row) => ({
  ...row,
  person: { ...recorded, birth_date: '1971-05-09' },
});
