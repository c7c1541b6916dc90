import type { PersonSubject } from '@proverka/validation/forms/person';
import { z } from 'zod';
import { askedBy } from '../../asked.domain.ts';
import { defineCheck } from '../../check.ts';
import type { AskedAnswer, Check } from '../../check.ts';
import { malformed } from '../../sources/read-json.ts';
import type { Supplier } from '../../sources/supplier/supplier.ts';
import { registerFindings } from '../conclusion.domain.ts';
import type { RegisterWords } from '../conclusion.domain.ts';
import { readDay } from '../day.ts';
import { areAllStrangers, sortByMatch } from '../match.domain.ts';
import type { RecordedPerson } from '../match.domain.ts';

const short = z.string().max(300);

/** The person in a supplier's record. */
const recordedPersonSchema = z.object({
  last_name: short,
  first_name: short,
  middle_name: short.nullable(),
  /** A year alone or an invalid date cannot rule out a namesake. */
  birth_date: short.nullable().transform((written) => (written === null ? null : readDay(written))),
  birth_place: short.nullable(),
  region: short.nullable(),
  inn: short.nullable(),
});

const withPerson = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, person: recordedPersonSchema });

/** A record as the checks of people read it. */
type PersonRow<Shape extends z.ZodRawShape> = z.infer<ReturnType<typeof withPerson<Shape>>>;

interface PersonRegisterCheck<Shape extends z.ZodRawShape> extends RegisterWords<PersonRow<Shape>> {
  readonly questionPrice: number;
  /** The supplier's name of the check. */
  readonly name: string;
  readonly shape: Shape;
  /** By name and birth date unless the register knows people by INN. */
  readonly by?: 'inn';
}

/** A register that is asked by name and birth date, or INN, and may return namesakes. */
export function personRegisterCheck<Shape extends z.ZodRawShape>(check: PersonRegisterCheck<Shape>): Check {
  type Row = PersonRow<Shape> & { readonly person: RecordedPerson };
  const { type, title, questionPrice, name, by } = check;
  const record = withPerson(check.shape) as unknown as z.ZodType<Row>;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod does not infer `person` from a generic shape
  const words = check as unknown as RegisterWords<Row>;
  return defineCheck<'person', readonly Row[]>({
    type,
    title,
    questionPrice,
    kind: 'person',
    ask: async ({ supplier }, subject, ticket, signal) => {
      const answer = await askWidely(supplier, { name, record, by }, subject, ticket, signal);
      return answer.kind === 'found' && areAllStrangers(subject, answer.data)
        ? malformed(name, 'strangers')
        : answer;
    },
    findings: ({ data, asOf, asked }, subject) =>
      registerFindings(words, sortByMatch(subject, data ?? []), { asOf, asked }),
  });
}

interface Question<Row> {
  readonly name: string;
  readonly record: z.ZodType<Row>;
  readonly by: 'inn' | undefined;
}

/** Marks the ticket of a question that was limited to the subject's region. */
const NARROW = 'region:';

/** The whole register is asked; a question is limited to the region only where the register demands one. */
async function askWidely<Row>(
  supplier: Supplier,
  { name, record, by }: Question<Row>,
  { region, ...person }: PersonSubject,
  ticket: string | null,
  signal: AbortSignal,
): Promise<AskedAnswer<readonly Row[]>> {
  const asked = askedBy('person', person, by);
  const isNarrow = ticket?.startsWith(NARROW) === true;
  if (!isNarrow) {
    const answer = await supplier.check(name, person, record, ticket, signal);
    const isRegionDue = answer.kind === 'needs_data' && answer.missing.includes('region');
    if (!isRegionDue || region === undefined) return { ...answer, asked };
  }
  // The region was taken away since: the limited question is no longer this one.
  if (region === undefined) return { kind: 'ticket_lost' };
  const rest = isNarrow ? ticket.slice(NARROW.length) : null;
  const answer = await supplier.check(name, { ...person, region }, record, rest, signal);
  return {
    ...(answer.kind === 'working' ? { ...answer, ticket: `${NARROW}${answer.ticket}` } : answer),
    asked: { ...asked, regions: [region] },
  };
}
