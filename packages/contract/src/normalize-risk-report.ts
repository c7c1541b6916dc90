import type { Finding, Verdict } from './finding.ts';
import type { InsurancePolicy } from './insurance.ts';
import type {
  DiffFlags,
  OlderRiskReport,
  OlderRiskTask,
  RiskConclusion,
  RiskOwner,
  RiskReportV2,
  RiskSurvey,
  RiskTask,
} from './risk-report.ts';
import type { SubjectData } from './subject.ts';
import { emptyId } from './empty-id.ts';

/** The normalised risk report that pages read, whatever call and format it comes from. */
export interface RiskReport {
  /** The empty id when an older report omits it. */
  readonly orderItemId: string;
  readonly orderId: string;
  readonly status: string;
  readonly startedAt: string | null;
  readonly owners: readonly NormalOwner[];
  /** About the object: documents and conclusions from them. */
  readonly objectTasks: readonly NormalTask[];
  /** About the report as a whole; those about an owner are listed with the owner. */
  readonly conclusions: readonly RiskConclusion[];
  readonly difference: RiskReportV2['global_data']['difference'];
  readonly verdict: Verdict | null;
  readonly insurancePrice: number | null;
  readonly insurance: InsurancePolicy | null;
  readonly editsLeft: number;
  readonly finishedAt: string | null;
  readonly canUpdateStatement: boolean;
}

export interface NormalOwner {
  readonly id: string;
  readonly name: string;
  readonly data: SubjectData;
  readonly editsLeft: number;
  readonly tasks: readonly NormalTask[];
  readonly surveys: readonly RiskSurvey[];
  readonly conclusions: readonly RiskConclusion[];
}

export interface NormalTask {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly status: string;
  readonly starts: number;
  readonly startedAt: string | null;
  readonly missing: readonly string[];
  readonly source: string;
  readonly sourceDate: string | null;
  readonly reason: string;
  readonly canRestart: boolean;
  /** Skipped, and asked after all once its owner's data is complete. */
  readonly canResume: boolean;
  /** Rubles named for this check alone; 0 for none. */
  readonly price: number;
  readonly text: string;
  readonly images: readonly string[];
  readonly findings: readonly Finding[];
}

/** Check names of the first format, which nested their results, and their current names. */
const olderNames: Readonly<Record<string, string>> = {
  bankruptcy: 'bankruptcy',
  debt: 'tax_debts',
  tax_id: 'inn',
  bailiff_debt: 'fssp',
  judicial_acts: 'courts',
  arbitration: 'arbitration',
  court_checks: 'court_checks',
};

/**
 * Task types with nested results in older reports: bankruptcy, debt, tax id, bailiff debt, judicial acts, arbitration and
 * court checks, by their old and current names.
 */
export const flattenedTaskTypes: ReadonlySet<string> = new Set([
  ...Object.keys(olderNames),
  ...Object.values(olderNames),
]);

export function normalizeRiskReport(report: RiskReportV2 | OlderRiskReport): RiskReport {
  return 'owner' in report ? fromV2(report) : fromOlder(report);
}

function fromV2({
  owner,
  owners,
  tasks,
  conclusions,
  global_data: data,
  status,
  started_at,
}: RiskReportV2): RiskReport {
  const tasksOf = (ownerId: string | null) =>
    tasks.filter(({ owner_id }) => owner_id === ownerId).map(v2Task);
  return {
    orderItemId: owner.order_item_id,
    orderId: owner.order_id,
    status,
    startedAt: started_at,
    owners: owners.map((one: RiskOwner) => ({
      id: one.id,
      name: one.display_name,
      data: one.data,
      editsLeft: one.edits_left,
      tasks: tasksOf(one.id),
      surveys: one.surveys,
      conclusions: conclusions.filter(({ owner_id }) => owner_id === one.id),
    })),
    objectTasks: tasksOf(null),
    conclusions: conclusions.filter(({ owner_id }) => owner_id === null),
    difference: data.difference,
    verdict: data.verdict,
    insurancePrice: data.insurance_price,
    insurance: data.insurance,
    editsLeft: data.edits_left,
    finishedAt: data.finished_at,
    canUpdateStatement: data.can_update_statement,
  };
}

function v2Task(task: RiskTask): NormalTask {
  return {
    id: task.task_id,
    type: task.task_type,
    title: task.title,
    status: task.status,
    starts: task.number_of_starts,
    startedAt: task.started_at,
    missing: task.missing_requirements,
    source: task.source,
    sourceDate: task.source_date,
    reason: task.reason,
    canRestart: task.can_restart,
    canResume: task.can_resume,
    price: task.price,
    text: task.task_result?.text ?? '',
    images: task.task_result?.images ?? [],
    findings: task.task_result?.findings ?? [],
  };
}

function fromOlder(report: OlderRiskReport): RiskReport {
  const { order, owners, tasks_general: general, tasks_parse_xml: documents } = report;
  const flags = report.difference_in_reports;
  return {
    orderItemId: order.order_item_id ?? emptyId,
    orderId: order.id,
    status: order.status,
    startedAt: order.created_date,
    owners: owners.map(({ id, name, data, tasks, surveys }) => ({
      id,
      name,
      data,
      editsLeft: 0,
      tasks: tasks.map(olderTask),
      surveys,
      conclusions: [],
    })),
    objectTasks: [...documents, ...general].map(olderTask),
    conclusions: [],
    difference: { is_checked: anyOf(flags), flags, previous_date: null, next_date: null },
    verdict: null,
    insurancePrice: null,
    insurance: null,
    editsLeft: 0,
    finishedAt: null,
    canUpdateStatement: false,
  };
}

function olderTask(task: OlderRiskTask): NormalTask {
  const type = olderNames[task.task_type] ?? task.task_type;
  return {
    id: task.task_id,
    type,
    title: '',
    status: task.status,
    starts: task.number_of_starts ?? 1,
    startedAt: task.started_at ?? null,
    missing: task.missing_requirements ?? [],
    source: '',
    sourceDate: null,
    reason: '',
    canRestart: false,
    canResume: false,
    price: 0,
    ...resultOf(task),
    findings: [],
  };
}

function resultOf({ task_type, task_result: given }: OlderRiskTask): Pick<NormalTask, 'text' | 'images'> {
  const nested = flattenedTaskTypes.has(task_type) && isRecord(given) ? (given['result'] ?? given) : given;
  if (typeof nested === 'string') return { text: nested, images: [] };
  if (!isRecord(nested)) return { text: '', images: [] };
  const { text, images, image } = nested;
  const addresses = Array.isArray(images) ? images : [image];
  return {
    text: Array.isArray(text) ? text.filter(isText).join('\n') : isText(text) ? text : '',
    images: addresses.filter(isText),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const anyOf = (flags: DiffFlags | null | undefined): boolean =>
  flags !== null && flags !== undefined && Object.values(flags).some(Boolean);

/**
 * True when the extract differs from the one known before (specification, section 3): the comparison found a divergence, or
 * the purchase of `EgrnObject` has one of its four flags set.
 */
export function isDivergent(
  difference: { readonly is_checked: boolean },
  egrnObjectFlags: DiffFlags | null | undefined,
): boolean {
  return difference.is_checked || anyOf(egrnObjectFlags);
}
