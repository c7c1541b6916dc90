import { signedConsent } from '../ask-case.fixtures.ts';
import { checkOf } from '../checks.ts';
import type { CheckAnswer } from '../sources/check-answer.ts';
import { withSubject } from '../subject.domain.ts';
import type { ItemMetadata } from '../subject.domain.ts';
import { subjects, TABLE_DAY } from '../verdict-cases.fixtures.ts';
import { toldOfCars } from './car/told-cars.fixtures.ts';
import type { CheckSources } from './check-sources.ts';
import { toldOfCompanies } from './company/told-companies.fixtures.ts';
import { toldOfDisputes } from './person/told-disputes.fixtures.ts';
import { toldOfPersons } from './person/told-persons.fixtures.ts';

export interface Told {
  readonly type: string;
  /** The source's name of the check, or of each question where there are several; null where the source has one question only. */
  readonly name: string | readonly string[] | null;
  readonly answer: unknown;
  /** Of each finding its level, code and title, and below it its records as they are read. */
  readonly told: readonly string[];
}

/** Sources with this answer, read with the schema of whoever asks, and the names they were asked by. */
function answering(answer: unknown) {
  const names: string[] = [];
  const found = <Data>(data: Data): CheckAnswer<Data> => ({
    kind: 'found',
    data,
    source: 'Реестр',
    sourceDate: TABLE_DAY,
  });
  const sources = {
    supplier: {
      check: async (name: string, _subject: object, record: { parse: (row: unknown) => unknown }) => {
        names.push(name);
        return found((answer as readonly unknown[]).map((row) => record.parse(row)));
      },
      creditRating: async (
        _consent: object,
        _subject: object,
        record: { parse: (row: unknown) => unknown },
      ) => {
        names.push('credit_rating');
        return found((answer as readonly unknown[]).map((row) => record.parse(row)));
      },
    },
    vehicle: {
      check: async (name: string, _car: object, result: { parse: (row: unknown) => unknown }) => {
        names.push(name);
        return found(result.parse(answer));
      },
    },
    carAdverts: {
      similar: async () => {
        names.push('similar');
        return found(answer);
      },
    },
    fssp: { person: async () => found(answer) },
    egrul: { find: async () => found(answer) },
  } as unknown as CheckSources;
  return { names, sources };
}

export const allTold: readonly Told[] = [
  ...toldOfDisputes,
  ...toldOfPersons,
  ...toldOfCompanies,
  ...toldOfCars,
];

/** What the check makes of the answer, and the names its source was asked by. */
export async function readTold({ type, answer }: Told) {
  const check = checkOf(type);
  if (check === undefined) throw new Error(`There is no check ${type}`);
  const metadata = withSubject<ItemMetadata>(check.kind, {}, subjects[check.kind]);
  const { names, sources } = answering(answer);
  const found = await check.ask(sources, metadata, null, new AbortController().signal, {
    consent: signedConsent(),
  });
  if (found.kind !== 'found') throw new Error(`${type}: ${found.kind}`);
  const findings = check.findings(
    { data: found.data, asOf: TABLE_DAY, asked: found.asked ?? null },
    metadata,
  );
  return { names, findings, kind: check.kind };
}
