import type { ConclusionWork, DeskConclusion } from '@proverka/contract/conclusion-desk';
import { kopecks, toRubles } from '@proverka/validation/money';
import { staffWithGrant } from '#accounts/staff-with-grant.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { readReport } from '../view-report.ts';
import { conclusions } from './conclusion.store.ts';

/** Conclusions with everybody of the staff who had to do with them. */
export const deskConclusions = (db: Connection) =>
  conclusions(db)
    .leftJoin('app_user as expert', 'expert.id', 'expert_conclusion.expert_id')
    .leftJoin('app_user as drafter', 'drafter.id', 'expert_conclusion.draft_by')
    .leftJoin('app_user as noter', 'noter.id', 'expert_conclusion.note_by')
    .select([
      'expert_conclusion.note',
      'expert.name as expert_name',
      'drafter.name as drafter_name',
      'noter.name as noter_name',
    ]);
type DeskRow = Awaited<ReturnType<ReturnType<typeof deskConclusions>['executeTakeFirstOrThrow']>>;

export function viewDeskConclusion(row: DeskRow, now: Date): DeskConclusion {
  const deadline = row.correction_due_at ?? row.deadline_at;
  const isOpen = row.state === 'requested' || row.correction_due_at !== null;
  return {
    conclusion_id: row.id,
    report_number: row.number ?? '',
    product_name_ru: row.name_ru,
    question: row.question,
    price: toRubles(kopecks(row.price)),
    state: row.state,
    requested_date: row.requested_at.toISOString(),
    deadline_date: deadline.toISOString(),
    is_overdue: isOpen && deadline < now,
    is_sent_back: row.correction_due_at !== null,
    has_draft: row.draft !== '',
    expert: row.expert_id === null ? null : { id: row.expert_id, name: row.expert_name ?? '' },
    closed_date: row.closed_at?.toISOString() ?? null,
  };
}

const viewDraft = (row: DeskRow): ConclusionWork['draft'] => ({
  text: row.draft,
  version: row.draft_version,
  by: row.drafter_name ?? '',
  saved_date: row.draft_at?.toISOString() ?? null,
});

/** A conclusion and what it is written from; undefined when there is none. */
export async function readWork(deps: ReportsDeps, id: string): Promise<ConclusionWork | undefined> {
  const row = await deskConclusions(deps.db).where('expert_conclusion.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [read, colleagues] = await Promise.all([
    readReport(deps, row.item_id),
    staffWithGrant(deps.db, 'conclusions'),
  ]);
  return {
    ...viewDeskConclusion(row, deps.now()),
    draft: viewDraft(row),
    text: row.text,
    author_name: row.author_name,
    corrected_date: row.corrected_at?.toISOString() ?? null,
    note: row.note,
    note_by: row.noter_name ?? '',
    report: read === null ? null : { verdict: read.report.verdict, findings: read.report.findings },
    colleagues: [...colleagues],
  };
}
