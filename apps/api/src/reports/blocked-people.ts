import type { SubjectData } from '@proverka/contract/subject';
import type { ReportRow, ReportTaskRow } from '#fulfilment/report.store.ts';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { subjectDataOf } from '#registers/subject.domain.ts';
import { personKeys } from '#registers/person-keys.ts';
import type { ReportsDeps } from './deps.ts';

export const BLOCKED = 'Скрыто по требованию субъекта персональных данных';

export interface BlockDeps {
  readonly db: Connection;
  readonly config: Pick<ReportsDeps['config'], 'appSecret'>;
}

const IN_FORCE = statement<{ keys: readonly Buffer[] }, { person_key: Buffer }>(`
  select distinct person_key from subject_block where ended_at is null and person_key = any(:keys::bytea[])`);

export async function areBlocked({ db }: Pick<BlockDeps, 'db'>, keys: readonly Buffer[]): Promise<boolean> {
  return keys.length > 0 && (await IN_FORCE(db, { keys })).length > 0;
}

/** Whether any of these people had their data blocked (152-FZ, article 21). */
export const isAnyBlocked = (deps: BlockDeps, people: readonly SubjectData[]): Promise<boolean> =>
  areBlocked(
    deps,
    people.flatMap((person) => personKeys(deps.config.appSecret, person)),
  );

export interface Shown<Row> {
  readonly row: Row;
  readonly tasks: ReportTaskRow[];
  readonly isBlocked: boolean;
}

/**
 * A report without people whose data is blocked: the one place that decides it, asked whenever a report is read on screen or
 * put on paper. Nothing stored is changed, so that an ended block shows it as it was.
 */
export async function withoutBlocked<
  Row extends Pick<ReportRow, 'metadata' | 'object_address' | 'subject_kind'>,
>(deps: BlockDeps, row: Row, tasks: ReportTaskRow[]): Promise<Shown<Row>> {
  const isAboutPerson = row.subject_kind === 'person';
  const isSubjectBlocked =
    isAboutPerson && (await isAnyBlocked(deps, [subjectDataOf('person', row.metadata)]));
  const hidden = await Promise.all(
    tasks.map(async (task) =>
      isSubjectBlocked || (task.owner_data !== null && (await isAnyBlocked(deps, [{ ...task.owner_data }])))
        ? hide(task)
        : task,
    ),
  );
  const isBlocked = hidden.some((task, place) => task !== tasks[place]) || isSubjectBlocked;
  if (!isSubjectBlocked) return { row, tasks: hidden, isBlocked };
  const { ownersData: _people, ...metadata } = row.metadata;
  return { row: { ...row, metadata, object_address: BLOCKED }, tasks: hidden, isBlocked };
}

const hide = (task: ReportTaskRow): ReportTaskRow => ({
  ...task,
  status: 'unavailable',
  reason: BLOCKED,
  result: null,
  file_hash: null,
  owner_data: null,
  missing_requirements: [],
});
