import type { Asked } from '#registers/asked.domain.ts';
import type { Extract } from '@proverka/contract/extract';
import type { Finding, Level, Verdict } from '@proverka/contract/finding';
import type { TaskStatus } from '@proverka/contract/report';
import { checkOf } from '#registers/checks.ts';
import type { Valuation } from '@proverka/contract/valuation';
import type { SubjectKind } from '@proverka/contract/subject';
import type { ItemMetadata } from '#registers/subject.domain.ts';
import { extractFindings } from '@proverka/extract/findings/extract-findings.domain';
import { withDisputes } from '@proverka/findings/disputes';
import type { FindingDispute } from '@proverka/findings/disputes';
import { withKeys } from '@proverka/findings/finding-key';
import { withoutContradictions } from '@proverka/findings/contradictions';
import { byWeight, mergeFindings } from '@proverka/findings/report-findings';
import { midSentence } from '@proverka/words/mid-sentence';
import { beforeTheEnd, verdictOf } from '@proverka/findings/verdict';
import { isUnderWay } from './task-status.domain.ts';
import { withSellerFindings } from './seller-extract-findings.domain.ts';
import { shortOwnerName } from '#registers/owner.domain.ts';
import type { SubjectData } from '@proverka/contract/subject';
import {
  extractTaskTypes,
  hasVerdict,
  isDocumentTask,
  isExtractTask,
  sellerExtractTask,
  taskTitle,
  valuationTask,
} from '#registers/task-type.ts';
import type { TaskType } from '#registers/task-type.ts';

export interface TaskResult {
  readonly id: string;
  readonly type: TaskType;
  readonly status: TaskStatus;
  readonly reason: string;
  readonly source: string;
  readonly sourceDate: string | null;
  readonly finishedAt: Date | null;
  /** The document of an extract task. */
  readonly extract: Extract | null;
  /** The answer returned by a check's `ask`. */
  readonly data: unknown;
  /** What the source of a check was asked; null in answers of former versions. */
  readonly asked: Asked | null;
  /** In a report about several owners: the owner it is about. */
  readonly owner?: TaskOwner | null;
}

export interface TaskOwner {
  readonly id: string;
  readonly position: number;
  readonly data: SubjectData;
}

/** The subject of the report, from its item. */
export interface ReportSubject {
  readonly subject_kind: SubjectKind;
  readonly metadata: ItemMetadata;
}

export interface ReportContent {
  /** The extract about the object first. */
  readonly extracts: readonly Extract[];
  readonly findings: readonly Finding[];
  /** What the object is worth; null unless that was asked and is known. */
  readonly valuation: Valuation | null;
  /** null while no source has answered, and in a report that states a value and judges nothing. */
  readonly verdict: Verdict | null;
}

/** The combined content of a report's finished tasks, as of the day each of them finished, and as its disputes left it. */
export function contentOf(
  tasks: readonly TaskResult[],
  subject: ReportSubject,
  disputes: readonly FindingDispute[],
): ReportContent {
  const documents = tasks
    .filter((task) => task.extract !== null && !isSuperseded(task, tasks))
    .toSorted((one, other) => documentPlace(one) - documentPlace(other));
  const said = mergeFindings(
    ...documents.map((task) => documentFindings(task, subject.metadata)),
    ...tasks.filter(isAnsweredCheck).map((task) => checkFindings(task, subject.metadata)),
    tasks.filter(isUnchecked).flatMap((task) => withKeys(task.id, [uncheckedFinding(task)])),
    tasks
      .filter(({ status }) => status === 'skipped')
      .flatMap((task) => withKeys(task.id, [skippedFinding(task)])),
  );
  // What a dispute withdrew contradicts nothing any more.
  const findings = byWeight(withoutContradictions(withDisputes(said, disputes)));
  const isAnswered = tasks.some(({ status }) => status === 'found' || status === 'nothing_found');
  return {
    extracts: documents.flatMap(({ extract }) => extract ?? []),
    findings,
    valuation: valuationOf(tasks),
    verdict: isAnswered && hasVerdict(tasks) ? verdictNow(tasks, findings, subject) : null,
  };
}

function verdictNow(
  tasks: readonly TaskResult[],
  findings: readonly Finding[],
  { subject_kind: kind }: ReportSubject,
): Verdict {
  const verdict = verdictOf(findings, kind);
  return tasks.some(isUnderWay) ? beforeTheEnd(verdict) : verdict;
}

const bad: ReadonlySet<Level> = new Set(['danger', 'warning', 'attention']);

/**
 * What is known of a report before its last check has ended: the verdict of what was found, null while that is nothing bad.
 * Further answers can only make it worse, so it is never an all-clear.
 */
export function verdictSoFar(
  tasks: readonly TaskResult[],
  subject: ReportSubject,
  disputes: readonly FindingDispute[],
): Verdict | null {
  const found = contentOf(tasks, subject, disputes).findings.filter(({ level }) => level !== 'unchecked');
  const verdict = verdictOf(found, subject.subject_kind);
  return bad.has(verdict.level) ? verdict : null;
}

/** A fresh extract replaces an older one of its kind. */
const isSuperseded = (task: TaskResult, tasks: readonly TaskResult[]): boolean =>
  tasks.some(
    (other) =>
      other.type === task.type &&
      other.extract !== null &&
      (other.finishedAt?.getTime() ?? 0) > (task.finishedAt?.getTime() ?? 0),
  );

const documentPlace = ({ type }: TaskResult): number =>
  isExtractTask(type) ? extractTaskTypes.indexOf(type) : extractTaskTypes.length;

const finishedOn = ({ finishedAt }: TaskResult): string =>
  (finishedAt ?? new Date(0)).toISOString().slice(0, 10);

function documentFindings(task: TaskResult, metadata: ItemMetadata): Finding[] {
  if (task.extract === null) return [];
  const findings = extractFindings(task.extract, finishedOn(task));
  const all =
    task.type === sellerExtractTask
      ? withSellerFindings(findings, { ...task, extract: task.extract, today: finishedOn(task) }, metadata)
      : findings;
  return withKeys(task.id, all);
}

const valuationOf = (tasks: readonly TaskResult[]): Valuation | null =>
  (tasks.find(({ type, status }) => type === valuationTask && status === 'found')?.data as
    | Valuation
    | undefined) ?? null;

const isAnsweredCheck = ({ type, status, extract }: TaskResult): boolean =>
  !isDocumentTask(type) &&
  type !== valuationTask &&
  extract === null &&
  (status === 'found' || status === 'nothing_found');

/** The content of one answered task. */
export const taskFindings = (
  task: TaskResult,
  metadata: ItemMetadata,
  disputes: readonly FindingDispute[],
): Finding[] =>
  withDisputes(
    isAnsweredCheck(task) ? checkFindings(task, metadata) : documentFindings(task, metadata),
    disputes,
  );

function checkFindings(task: TaskResult, metadata: ItemMetadata): Finding[] {
  const check = checkOf(task.type);
  if (check === undefined) throw new Error(`There is no check ${task.type}`);
  const evidence = {
    data: task.status === 'found' ? task.data : null,
    // A register that names no day speaks of the day it was asked.
    asOf: task.sourceDate ?? finishedOn(task),
    asked: task.asked,
  };
  const origin = { task_type: task.type, source: task.source, source_date: evidence.asOf };
  const about = task.owner ? { ownersData: [task.owner.data] } : metadata;
  const findings = check
    .findings(evidence, about)
    .map((draft) => aboutOwner({ ...draft, ...origin }, task.owner));
  return withKeys(task.id, findings);
}

const isUnchecked = ({ status }: TaskResult): boolean => status === 'unavailable' || status === 'failed';

function uncheckedFinding({ type, reason, source, owner }: TaskResult): Finding {
  const question = taskTitle(type);
  const finding: Finding = {
    level: 'unchecked',
    kind: 'unanswered',
    question,
    code: `unavailable_${type}`,
    task_type: type,
    title: `Не удалось проверить: ${midSentence(question)}`,
    text: reason,
    source,
    source_date: null,
  };
  return aboutOwner(finding, owner);
}

/** Never an all-clear: the question was not answered, because its data was not given. */
function skippedFinding({ type, reason, source, owner }: TaskResult): Finding {
  const question = taskTitle(type);
  const finding: Finding = {
    level: 'unchecked',
    kind: 'skipped',
    question,
    code: `skipped_${type}`,
    title: `Не проверено: ${midSentence(question)}`,
    text: `${reason} Есть ли у него сведения, отчёт не говорит.`,
    source,
    source_date: null,
  };
  return aboutOwner(finding, owner);
}

/** The same statement about two owners becomes two, each with its owner's name. */
const aboutOwner = (finding: Finding, owner: TaskOwner | null | undefined): Finding =>
  owner ? { ...finding, owner_id: owner.id, owner_name: shortOwnerName(owner.data) } : finding;
