import type { FindingRecord, Match } from '@proverka/contract/finding';
import { z } from 'zod';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { countedPlainly } from '@proverka/words/plural';
import { malformed } from '../../sources/read-json.ts';
import { readDay } from '../day.ts';
import { defineCheck } from '../../check.ts';
import type { Check } from '../../check.ts';
import { areAllStrangers, sortByMatch } from '../match.domain.ts';
import type { Matched } from '../match.domain.ts';

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

export interface RegisterCheck<Record> {
  readonly type: string;
  readonly title: string;
  readonly questionPrice: number;
  /** The supplier's name of the check. */
  readonly name: string;
  readonly record: z.ZodType<Record>;
  /** The conclusion from the records about the person; called with at least one. */
  readonly found: (own: readonly Matched<Record>[]) => Omit<FindingDraft, 'records'>;
  /** The conclusion when there are no records. */
  readonly none: Pick<FindingDraft, 'title' | 'text'>;
  readonly facts: (record: Record) => Omit<FindingRecord, 'match'>;
}

/** A register that is asked by name and birth date and may return namesakes. */
export function personRegisterCheck<Shape extends z.ZodRawShape>(
  check: Omit<RegisterCheck<z.infer<ReturnType<typeof withPerson<Shape>>>>, 'record'> & {
    readonly shape: Shape;
  },
): Check {
  type Row = z.infer<ReturnType<typeof withPerson<Shape>>> & {
    readonly person: z.infer<typeof recordedPersonSchema>;
  };
  const { type, title, questionPrice, name, found, none, facts } = check;
  const record = withPerson(check.shape) as unknown as z.ZodType<Row>;
  return defineCheck<'person', readonly Row[]>({
    type,
    title,
    questionPrice,
    kind: 'person',
    ask: async ({ supplier }, subject, ticket, signal) => {
      const answer = await supplier.check(name, { ...subject }, record, ticket, signal);
      return answer.kind === 'found' && areAllStrangers(subject, answer.data)
        ? malformed(name, 'strangers')
        : answer;
    },
    findings: ({ data }, subject) =>
      registerFindings({ type, title, sorted: sortByMatch(subject, data ?? []), found, none, facts }),
  });
}

export interface SortedRecords<Record> {
  readonly own: readonly Matched<Record>[];
  readonly namesakes: readonly Matched<Record>[];
}

/** One finding about the person and a separate one about namesakes. */
export function registerFindings<Record>({
  type,
  title,
  sorted: { own, namesakes },
  found,
  none,
  facts,
}: Omit<RegisterCheck<Record>, 'name' | 'record' | 'questionPrice'> & {
  readonly sorted: SortedRecords<Record>;
}): FindingDraft[] {
  const retold = (rows: readonly Matched<Record>[]): FindingRecord[] =>
    rows.map(({ record, match }) => ({ ...facts(record), match }));
  return [
    own.length === 0
      ? { level: 'clear', code: `${type}_none`, ...none }
      : { ...withDoubt(found(own), own), records: retold(own) },
    ...(namesakes.length === 0 ? [] : [namesakeFinding(type, title, retold(namesakes))]),
  ];
}

/** A record that may be a namesake's weighs one level less and says so. */
function withDoubt(
  finding: Omit<FindingDraft, 'records'>,
  own: readonly { readonly match: Match }[],
): Omit<FindingDraft, 'records'> {
  if (own.some(({ match }) => match.kind === 'same')) return finding;
  return {
    ...finding,
    level: finding.level === 'danger' ? 'warning' : finding.level,
    text: `${finding.text} Совпадение вероятное, а не точное: возможно, это полный тёзка.`,
  };
}

function namesakeFinding(type: string, title: string, records: FindingRecord[]): FindingDraft {
  return {
    level: 'attention',
    kind: 'namesakes',
    question: title,
    code: `${type}_namesakes`,
    title: `${title}: есть записи о тёзках`,
    text: `${countedPlainly(records.length, 'запись', 'записи', 'записей')} с тем же именем, но признаков, что это тот же человек, недостаточно. На вывод отчёта такие записи не влияют.`,
    records,
  };
}
