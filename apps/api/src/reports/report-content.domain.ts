import type { Extract } from '@proverka/contract/extract';
import type { Finding, Verdict } from '@proverka/contract/finding';
import type { TaskStatus } from '@proverka/contract/report';
import { extractFindings } from '../egrn/extract-findings.domain.ts';
import { mergeFindings } from '../egrn/report-findings.domain.ts';
import { verdictOf } from '../egrn/verdict.domain.ts';
import { taskTitles, taskTypes } from './task-type.ts';
import type { TaskType } from './task-type.ts';

export interface TaskResult {
  readonly type: TaskType;
  readonly status: TaskStatus;
  readonly reason: string;
  readonly source: string;
  readonly finishedAt: Date | null;
  readonly extract: Extract | null;
}

export interface ReportContent {
  /** The extract about the object first. */
  readonly extracts: readonly Extract[];
  readonly findings: readonly Finding[];
  /** null while no source has answered. */
  readonly verdict: Verdict | null;
}

/** What the finished tasks of a report say together, as of the day each of them finished. */
export function contentOf(tasks: readonly TaskResult[]): ReportContent {
  const answered = tasks
    .filter(({ extract }) => extract !== null)
    .toSorted((one, other) => taskTypes.indexOf(one.type) - taskTypes.indexOf(other.type));
  const documents = answered.map(({ extract, finishedAt }) =>
    extract === null ? [] : extractFindings(extract, (finishedAt ?? new Date(0)).toISOString().slice(0, 10)),
  );
  const findings = mergeFindings(...documents, tasks.filter(isUnchecked).map(uncheckedFinding));
  return {
    extracts: answered.flatMap(({ extract }) => extract ?? []),
    findings,
    verdict: answered.length === 0 ? null : verdictOf(findings),
  };
}

const isUnchecked = ({ status }: TaskResult): boolean => status === 'unavailable' || status === 'failed';

const uncheckedFinding = ({ type, reason, source }: TaskResult): Finding => ({
  level: 'unchecked',
  code: `unavailable_${type}`,
  title: `Не удалось проверить: ${taskTitles[type]}`,
  text: reason,
  source,
  source_date: null,
});
