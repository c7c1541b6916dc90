import type { CheckSources } from '#registers/checks/check-sources.ts';
import type { CheckAnswer } from '#registers/sources/check-answer.ts';
import { unavailable } from '#platform/outbound/source.ts';
import type { z } from 'zod';

// Invented owners with everything any source asks for.
const passport = { passport_series: '0010', passport_number: '100001', inn: '500100732259' };
export const ivan = {
  last_name: 'Тестов',
  first_name: 'Иван',
  middle_name: 'Петрович',
  birth_date: '1980-01-31',
  ...passport,
};
export const pyotr = {
  last_name: 'Образцов',
  first_name: 'Пётр',
  middle_name: 'Ильич',
  birth_date: '1975-05-15',
  ...passport,
};
export const anna = {
  last_name: 'Тестова',
  first_name: 'Анна',
  middle_name: 'Сергеевна',
  birth_date: '1990-02-02',
  ...passport,
};

type Trouble = 'found' | 'needs_data' | 'refused';

export interface FakeCheckSources {
  readonly all: CheckSources;
  /** From now on the check has a record about everybody with this last name, asks for the region, or fails. */
  readonly found: (lastName: string, check: string) => void;
  readonly needsData: (lastName: string, check: string) => void;
  readonly refuses: (lastName: string, check: string) => void;
  readonly reset: () => void;
}

const origin = { source: 'Тестовый реестр', sourceDate: '2026-11-20' };
const nothing = { kind: 'nothing_found', ...origin } as const;

const bankruptcyOf = (subject: Readonly<Record<string, unknown>>) => ({
  person: {
    last_name: subject['last_name'],
    first_name: subject['first_name'],
    middle_name: subject['middle_name'] ?? null,
    birth_date: subject['birth_date'],
    birth_place: null,
    region: null,
    inn: null,
  },
  case_number: 'А40-100001/2026',
  court: 'Арбитражный суд Образцовой области',
  procedure: 'sale',
  since: '2026-02-01',
  ended_on: null,
  manager: null,
  message_number: '100001',
});

/** The INN that was named: no answer about it would be a remark of its own. */
const sameInn = <Row>(
  { inn }: Readonly<Record<string, unknown>>,
  record: z.ZodType<Row>,
): CheckAnswer<Row[]> =>
  inn === undefined ? nothing : { kind: 'found', data: [record.parse({ inn })], ...origin };

/** Registers that know only what a test adds. */
export function fakeCheckSources(): FakeCheckSources {
  const troubles = new Map<string, Trouble>();
  const set = (trouble: Trouble) => (lastName: string, check: string) => {
    troubles.set(`${lastName} ${check}`, trouble);
  };
  const supplier: CheckSources['supplier'] = {
    check: async (name, subject, record) => {
      const trouble = troubles.get(`${String(subject['last_name'])} ${name}`);
      if (trouble === 'refused') return unavailable('refused', false);
      if (trouble === 'needs_data' && subject['region'] === undefined) {
        return { kind: 'needs_data', missing: ['region'], reason: 'Укажите регион' };
      }
      if (trouble !== 'found') return name === 'inn' ? sameInn(subject, record) : nothing;
      return { kind: 'found', data: [record.parse(bankruptcyOf(subject))], ...origin };
    },
    creditRating: async () => nothing,
  };
  const none = async (): Promise<CheckAnswer<never>> => nothing;
  return {
    all: {
      supplier,
      fssp: { person: none, company: none },
      egrul: { find: none },
      vehicle: { check: none },
      carAdverts: { similar: none },
      passports: { check: async () => ({ kind: 'found', data: 'valid', ...origin }) },
    } as unknown as CheckSources,
    found: set('found'),
    needsData: set('needs_data'),
    refuses: set('refused'),
    reset: () => troubles.clear(),
  };
}
