import type { Finding } from '@proverka/contract/finding';
import { isDisputed } from './is-disputed.ts';

/** A question to a source: a task, for an owner where a report has several. */
export interface Question {
  readonly type: string;
  readonly owner_id?: string | undefined;
}

export interface SplitFindings {
  /** Told in the findings of the report. */
  readonly told: readonly Finding[];
  /** What a source that has nothing against the subject says: told with the source, and nowhere else. */
  readonly cleanOf: (question: Question) => readonly Finding[];
}

/**
 * Separates what clean sources say: findings without records, where the task found nothing else about the subject (records
 * of namesakes aside). A source is listed with its answer anyway, so a finding of its own would say the same twice.
 */
export function splitCleanSources(findings: readonly Finding[]): SplitFindings {
  const answersOf = ({ type, owner_id: owner }: Question): Finding[] =>
    findings.filter((finding) => finding.task_type === type && finding.owner_id === owner);
  const isToldWithSource = (finding: Finding): boolean => !isDisputed(finding) && isCleanAnswer(finding);
  const isCleanAnswer = ({ task_type: type, owner_id, kind }: Finding): boolean =>
    kind === undefined &&
    type !== undefined &&
    answersOf({ type, owner_id }).every((answer) => answer.kind !== undefined || isClean(answer));
  return {
    told: findings.filter((finding) => !isToldWithSource(finding)),
    cleanOf: (question) => answersOf(question).filter(isToldWithSource),
  };
}

const isClean = ({ level, records = [] }: Finding): boolean => level === 'clear' && records.length === 0;
