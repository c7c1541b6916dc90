import type { ReportRow, ReportTaskRow } from '#fulfilment/report.store.ts';
import { subjectDataOf } from '#registers/subject.domain.ts';
import { BLOCKED, isAnyBlocked } from '#registers/subject-blocks.ts';
import type { BlockDeps } from '#registers/subject-blocks.ts';

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
