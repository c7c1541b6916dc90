import type { FindingRecord, Level } from '@proverka/contract/finding';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { countedPlainly } from '@proverka/words/plural';
import { nothingFound } from '../asked.domain.ts';
import type { Asked, Coverage, NothingFound } from '../asked.domain.ts';
import type { Matched } from './match.domain.ts';

/** A statement about some of a register's records, with the records it counts. */
export interface Conclusion<Row> extends Pick<FindingDraft, 'level' | 'code' | 'title' | 'text'> {
  readonly of: readonly Row[];
}

export interface RegisterWords<Row> {
  /** The task type; codes of findings begin with it. */
  readonly type: string;
  readonly title: string;
  /** Statements about at least one record. Records known for certain and likely ones are never counted together. */
  readonly found: (rows: readonly Row[], asOf: string) => readonly Conclusion<Row>[];
  readonly none: NothingFound;
  readonly coverage: Coverage;
  readonly facts: (row: Row) => Omit<FindingRecord, 'match'>;
}

export interface SortedRecords<Row> {
  readonly own: readonly Matched<Row>[];
  readonly namesakes: readonly Matched<Row>[];
}

/** What a register that is asked by name says of the subject, and separately of its namesakes. */
export function registerFindings<Row>(
  words: RegisterWords<Row>,
  { own, namesakes }: SortedRecords<Row>,
  { asOf, asked }: { readonly asOf: string; readonly asked: Asked },
): FindingDraft[] {
  const certain = own.filter(({ match }) => match.kind === 'same');
  const likely = own.filter(({ match }) => match.kind !== 'same');
  const { type, title, none, coverage } = words;
  return [
    ...(own.length === 0
      ? [{ level: 'clear' as const, code: `${type}_none`, ...nothingFound(none, coverage, asked) }]
      : []),
    ...concluded(words, certain, asOf),
    ...concluded(words, likely, asOf).map(doubted),
    ...(namesakes.length === 0 ? [] : [namesakeFinding(type, title, retold(words, namesakes))]),
  ];
}

function concluded<Row>(
  words: RegisterWords<Row>,
  matched: readonly Matched<Row>[],
  asOf: string,
): FindingDraft[] {
  if (matched.length === 0) return [];
  const byRow = new Map(matched.map((one) => [one.record, one]));
  return words
    .found(
      matched.map(({ record }) => record),
      asOf,
    )
    .map((one) =>
      told(one, (of) =>
        retold(
          words,
          of.flatMap((row) => byRow.get(row) ?? []),
        ),
      ),
    );
}

/** A conclusion as a finding: the records it counts stand below it. */
export const told = <Row>(
  { level, code, title, text, of }: Conclusion<Row>,
  retell: (of: readonly Row[]) => FindingRecord[],
): FindingDraft => ({ level, code, title, text, records: retell(of) });

const retold = <Row>({ facts }: RegisterWords<Row>, matched: readonly Matched<Row>[]): FindingRecord[] =>
  matched.map(({ record, match }) => ({ ...facts(record), match }));

/** A likely record is no proof: it is never a danger, its statement says so, and the record why. */
function doubted(draft: FindingDraft): FindingDraft {
  const level: Level = draft.level === 'danger' ? 'warning' : draft.level;
  return {
    ...draft,
    level,
    code: `${draft.code}_likely`,
    title: `${draft.title} — совпадение вероятное`,
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

/** Statements of which each counts the rows of one group; empty groups say nothing. */
export function grouped<Row, Group extends string>(
  rows: readonly Row[],
  groupOf: (row: Row) => Group,
  words: Readonly<Record<Group, (of: readonly Row[]) => Omit<Conclusion<Row>, 'of'>>>,
): Conclusion<Row>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record are its groups
  const groups = Object.keys(words) as Group[];
  return groups.flatMap((group) => {
    const of = rows.filter((row) => groupOf(row) === group);
    return of.length === 0 ? [] : [{ ...words[group](of), of }];
  });
}
