import type { CheckSources } from './checks/check-sources.ts';
import { CreditConsent } from './credit-consent.ts';
import type { AskedAnswer } from './check.ts';
import { checkOf } from './checks.ts';
import type { CheckAnswer } from './sources/check-answer.ts';
import type { RegisteredCompany } from './sources/egrul/row.domain.ts';
import type { CarMarket } from './sources/car-adverts/car-adverts.ts';
import type { Proceeding } from './sources/fssp/result.ts';
import { withSubject } from './subject.domain.ts';
import type { ItemMetadata } from './subject.domain.ts';
import { subjects, TABLE_DAY } from './verdict-cases.fixtures.ts';
import type { VerdictCase } from './verdict-cases.fixtures.ts';

const origin = { source: 'Реестр', sourceDate: TABLE_DAY };

/** Sources that have this answer, read with the schema of whoever asks. */
function sourcesWith(answer: unknown): CheckSources {
  const said = <Data>(data: Data): CheckAnswer<Data> =>
    answer === null ? { kind: 'nothing_found', ...origin } : { kind: 'found', data, ...origin };
  const rows = <Record>(record: { readonly parse: (row: unknown) => Record }) =>
    said((answer === null ? [] : (answer as readonly unknown[])).map((row) => record.parse(row)));
  const proceedings = async () => said(answer as readonly Proceeding[]);
  return {
    supplier: {
      check: async (_name, _subject, record) => rows(record),
      creditRating: async (_consent, _subject, record) => rows(record),
    },
    fssp: { person: proceedings, company: proceedings },
    egrul: { find: async () => said(answer as RegisteredCompany) },
    vehicle: {
      check: async (_name, _car, result) => said(answer === null ? (null as never) : result.parse(answer)),
    },
    carAdverts: { similar: async () => marketOf(answer as CarMarket) },
    passports: {
      check: async () => ({ kind: 'found', data: answer === 'valid' ? 'valid' : 'invalid', ...origin }),
    },
  };
}

/** A model without adverts is one that nothing is found of. */
const marketOf = (market: CarMarket): CheckAnswer<CarMarket> =>
  market.adverts.length === 0
    ? { kind: 'nothing_found', ...origin }
    : { kind: 'found', data: market, ...origin };

/** The company the bailiffs are asked about. */
const registered: RegisteredCompany = {
  kind: 'company',
  inn: '7707083893',
  ogrn: '1027700132195',
  kpp: null,
  name: 'ООО "Образец"',
  shortName: 'ООО "Образец"',
  address: '100000, Г. ТЕСТОВСК, УЛ. ОБРАЗЦОВАЯ, Д. 1',
  activity: null,
  head: null,
  headPosition: null,
  registeredOn: '2018-04-10',
  endedOn: null,
  state: null,
};

/** An invented consent in force. */
export function signedConsent(): CreditConsent | null {
  const signedAt = new Date('2026-11-20T09:00:00Z');
  const validUntil = new Date('2027-05-20T09:00:00Z');
  return CreditConsent.of({ id: '0192f0c1-0000-7000-8000-0000000c0001', signedAt, validUntil }, signedAt);
}

type Answered = Extract<AskedAnswer<unknown>, { kind: 'found' | 'nothing_found' }>;

/** Asks a check whose source has the answer of a row. */
export async function askCase(type: string, { answer, subject }: VerdictCase): Promise<Answered> {
  const check = checkOf(type);
  if (check === undefined) throw new Error(`There is no check ${type}`);
  const sources = sourcesWith(answer);
  const found = await check.ask(
    type === 'company_fssp'
      ? { ...sources, egrul: { find: async () => ({ kind: 'found', data: registered, ...origin }) } }
      : sources,
    withSubject<ItemMetadata>(check.kind, {}, subject ?? subjects[check.kind]),
    null,
    new AbortController().signal,
    { consent: signedConsent() },
  );
  if (found.kind !== 'found' && found.kind !== 'nothing_found') throw new Error(`${type}: ${found.kind}`);
  return found;
}
