import type { Extract } from '@proverka/contract/extract';
import type { Finding } from '@proverka/contract/finding';
import type { RiskGlobalData, RiskOwner, RiskReportV2, RiskTask } from '@proverka/contract/risk-report';
import { personName } from '@proverka/words/person-name';
import { emptyId } from '@proverka/contract/empty-id';
import { ZERO, kopecks, toRubles } from '@proverka/validation/money';
import { BLOCKED, isAnyBlocked } from '#registers/subject-blocks.ts';
import { withoutBlocked } from '../blocked-people.ts';
import type { ReportsDeps } from '../deps.ts';
import { readPolicy } from '../insurance/policy.store.ts';
import { noteLook } from '../note-look.ts';
import type { FindingDispute } from '@proverka/findings/disputes';
import { diffExtracts } from '@proverka/extract/diff-extracts.domain';
import { namedPrices } from '#money/named-price.domain.ts';
import { readPrice } from '#money/price-view.ts';
import { readReturnedChecks } from '#money/returned.store.ts';
import { contentOf, taskFindings } from '#fulfilment/report-content.domain.ts';
import { readDisputes, readTasks, resultOf } from '#fulfilment/report.store.ts';
import type { ReportTaskRow } from '#fulfilment/report.store.ts';
import { isTaskType, taskTitle } from '#registers/task-type.ts';
import { holds } from '#platform/http/session.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { Asker } from './change-report.ts';
import { readConclusions, viewConclusion } from './conclusion.store.ts';
import { MOST_OWNER_EDITS, MOST_REPORT_EDITS } from '#registers/owner.domain.ts';
import { findRiskItem, readOwnerRows } from './risk.store.ts';
import type { OwnerRow, RiskItem } from './risk.store.ts';
import { readKnownExtracts, readSurveys } from './risk-reading.store.ts';
import type { SurveyRow } from './risk-reading.store.ts';
import { canResumeOwnersTask, canRestart, isStatementUnderWay } from './tasks.ts';

export interface OpenRiskReport {
  readonly itemId: string;
  /** Shows conclusions also before every source has answered (header `forceConclusion`). */
  readonly forcesConclusion: boolean;
}

/** Opens one's own risk report, or any for the staff. Every access to another user's is logged, refused or not. */
export async function openRiskReport(
  deps: ReportsDeps,
  asker: Asker,
  { itemId, forcesConclusion }: OpenRiskReport,
): Promise<Result<RiskReportV2, 'report_not_found'>> {
  const item = await findRiskItem(deps.db, itemId);
  if (item === undefined) return refuse('report_not_found');
  const isOwn = item.user_id === asker.session.userId;
  const isStaff = holds(asker.session, 'conclusions');
  if (!isOwn) await noteLook(deps, asker.caller, { itemId, ownerId: item.user_id, isAllowed: isStaff });
  if (!isOwn && !isStaff) return refuse('report_not_found');
  return done(await viewRiskReport(deps, item, { seesHidden: isStaff, forcesConclusion }));
}

async function viewRiskReport(
  deps: ReportsDeps,
  item: RiskItem,
  { seesHidden, forcesConclusion }: { readonly seesHidden: boolean; readonly forcesConclusion: boolean },
): Promise<RiskReportV2> {
  const [storedOwners, surveys, storedTasks, disputes, conclusions, extracts, returned, insurance] =
    await Promise.all([
      readOwnerRows(deps.db, item.id),
      readSurveys(deps.db, item.id),
      readTasks(deps.db, item.id),
      readDisputes(deps.db, item.id),
      readConclusions(deps.db, item.id),
      readKnownExtracts(deps.db, item),
      readReturnedChecks(deps.db, item.id),
      readPolicy(deps.db, item.id),
    ]);
  const { tasks } = await withoutBlocked(deps, item, storedTasks);
  const owners = await Promise.all(storedOwners.map((owner) => hideOwner(deps, owner)));
  const { findings: said } = contentOf(tasks.map(resultOf), item, disputes);
  const now = deps.now();
  const prices = namedPrices(readPrice(item.price_breakdown), isTaskType);
  const showsConclusions = forcesConclusion || item.status === 'done';
  return {
    owner: { id: owners[0]?.id ?? emptyId, order_item_id: item.id, order_id: item.order_id },
    owners: owners.map((owner) => viewOwner(item, owner, surveys)),
    tasks: tasks
      .toSorted((one, other) => placeOf(item, one) - placeOf(item, other))
      .map((task) => {
        const can_resume = canResumeOwnersTask(task, returned, item, now);
        const price = toRubles(prices.get(task.type) ?? ZERO);
        return viewTask(task, item, { disputes, said, now, can_resume, price });
      }),
    conclusions: conclusions
      .filter(({ is_hidden, state }) => seesHidden || (showsConclusions && !is_hidden && state === 'written'))
      .map(viewConclusion),
    global_data: { ...globalDataOf(item, tasks, { disputes, extracts }), insurance },
    status: item.status,
    started_at: earliest(tasks)?.toISOString() ?? null,
  };
}

async function hideOwner(deps: ReportsDeps, owner: OwnerRow): Promise<OwnerRow> {
  const isBlocked = await isAnyBlocked(deps, [{ ...owner.data }]);
  return isBlocked ? { ...owner, data: { last_name: BLOCKED } } : owner;
}

/** Sorted by owner, then in the product's order. */
const placeOf = ({ owner_tasks }: RiskItem, { type }: ReportTaskRow): number => owner_tasks.indexOf(type);

function viewOwner(item: RiskItem, owner: OwnerRow, surveys: readonly SurveyRow[]): RiskOwner {
  return {
    id: owner.id,
    order_item_id: item.id,
    order_id: item.order_id,
    display_name: personName(owner.data),
    data: owner.data,
    edits_left: Math.max(0, Math.min(MOST_OWNER_EDITS - owner.edits, editsLeft(item))),
    surveys: surveys
      .filter(({ owner_id }) => owner_id === owner.id)
      .map(({ question, answer, comment }) => ({ question, answer, comment })),
  };
}

const isClosed = ({ finished_at, status }: RiskItem): boolean =>
  finished_at !== null || status === 'failed' || status === 'refunded';

const editsLeft = (item: RiskItem): number =>
  isClosed(item) ? 0 : Math.max(0, MOST_REPORT_EDITS - (item.edits ?? 0));

const wordsOf = (findings: readonly Finding[]): string =>
  findings
    .filter(({ kind }) => kind !== 'withdrawn')
    .map(({ title, text }) => `${title}. ${text}`)
    .join('\n');

interface Seen extends Pick<RiskTask, 'can_resume' | 'price'> {
  readonly disputes: readonly FindingDispute[];
  /** The findings of the whole report, where none contradicts another. */
  readonly said: readonly Finding[];
  readonly now: Date;
}

function viewTask(task: ReportTaskRow, item: RiskItem, { disputes, said, now, ...terms }: Seen): RiskTask {
  const isAnswered = task.status === 'found' || task.status === 'nothing_found';
  const findings = (isAnswered ? taskFindings(resultOf(task), item.metadata, disputes) : []).map(
    (finding) => said.find(({ key }) => key !== undefined && key === finding.key) ?? finding,
  );
  return {
    task_id: task.id,
    task_type: task.type,
    title: taskTitle(task.type),
    owner_id: task.owner_id,
    task_result: isAnswered ? { text: wordsOf(findings), images: [], findings } : null,
    status: task.status,
    number_of_starts: task.starts,
    started_at: task.started_at?.toISOString() ?? null,
    missing_requirements: task.missing_requirements,
    source: task.source,
    source_date: task.source_date,
    reason: task.reason,
    can_restart: canRestart(task, item, now),
    ...terms,
  };
}

function globalDataOf(
  item: RiskItem,
  tasks: readonly ReportTaskRow[],
  {
    disputes,
    extracts: [latest, previous],
  }: { readonly disputes: readonly FindingDispute[]; readonly extracts: readonly Extract[] },
): Omit<RiskGlobalData, 'insurance'> {
  const flags = latest && previous ? diffExtracts(previous, latest) : null;
  const insurance = readPrice(item.price_breakdown).parts.find(
    ({ component }) => component === 'RiskInsurance',
  );
  const isReady = item.status === 'done' && tasks.some((task) => resultOf(task).extract !== null);
  return {
    verdict: contentOf(tasks.map(resultOf), item, disputes).verdict,
    insurance_price: insurance ? toRubles(kopecks(insurance.amount)) : null,
    edits_left: editsLeft(item),
    finished_at: item.finished_at?.toISOString() ?? null,
    can_update_statement:
      isReady && !isClosed(item) && item.statement_updated_at === null && !isStatementUnderWay(tasks),
    difference: {
      is_checked: flags !== null && Object.values(flags).some(Boolean),
      flags,
      previous_date: previous ? dayOf(previous) : null,
      next_date: latest ? dayOf(latest) : null,
    },
  };
}

const dayOf = ({ header }: Extract): string | null => header.dateFormation ?? null;

function earliest(tasks: readonly ReportTaskRow[]): Date | null {
  const times = tasks.flatMap(({ started_at }) => started_at?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}
