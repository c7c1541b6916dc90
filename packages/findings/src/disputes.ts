import type { Finding, FindingAnswer, FindingChart } from '@proverka/contract/finding';
import type { Correction } from '@proverka/contract/dispute';
import { byWeight } from './report-findings.ts';

/** A dispute about a finding of a report, as far as the report shows it. */
export interface FindingDispute {
  /** The key of the finding. */
  readonly key: string;
  readonly openedAt: string;
  /** null while it waits. */
  readonly answer: DisputeAnswer | null;
}

export interface DisputeAnswer {
  readonly outcome: 'corrected' | 'explained' | 'money_back';
  readonly answeredAt: string;
  readonly reason: string;
  readonly correction: Correction | null;
}

/**
 * The findings of a report as its disputes left them, the earliest dispute first. A dispute whose finding is gone changes
 * nothing: what was corrected is not what the report says now.
 */
export function withDisputes(findings: readonly Finding[], disputes: readonly FindingDispute[]): Finding[] {
  if (disputes.length === 0) return [...findings];
  return byWeight(
    findings.map((finding) =>
      disputes.filter(({ key }) => key === finding.key).reduce(afterDispute, finding),
    ),
  );
}

function afterDispute(finding: Finding, { openedAt, answer }: FindingDispute): Finding {
  if (answer === null) return { ...finding, disputed_at: openedAt };
  const { correction } = answer;
  if (correction === null) {
    return answer.outcome === 'explained' ? answered(finding, 'explained', answer) : finding;
  }
  return correction.kind === 'withdrawn'
    ? answered(withdrawn(finding), 'withdrawn', answer)
    : answered(corrected(finding, correction), 'corrected', answer);
}

const answered = (
  finding: Finding,
  outcome: FindingAnswer['outcome'],
  { answeredAt, reason }: DisputeAnswer,
): Finding => ({
  ...finding,
  dispute_answers: [...(finding.dispute_answers ?? []), { outcome, answered_at: answeredAt, reason }],
});

/** What was wrong is not repeated: the records may be a stranger's. */
function withdrawn({
  records: _records,
  charts: _charts,
  question: _question,
  ...finding
}: Finding): Finding {
  return { ...finding, kind: 'withdrawn', level: 'unchecked', text: '' };
}

/** At another level it is a statement about the subject with its weight, whatever it was before. */
function corrected(
  { kind, ...finding }: Finding,
  { level, title, text }: Extract<Correction, { kind: 'changed' }>,
): Finding {
  const isKept = kind !== undefined && kind !== 'withdrawn' && level === finding.level;
  // What the register has stays; how heavy each record is, and what would be drawn of it, was part of what was wrong.
  const records = finding.records?.map(({ level: _level, plot: _plot, ...record }) => record);
  const charts = finding.charts?.flatMap(withoutWeight);
  const kept = { ...(records && { records }), ...(charts && { charts }), ...(isKept && { kind }) };
  return { ...finding, ...kept, level, title, text };
}

/** What happened stays in the picture of the history; a curve or a scale would still say what was wrong. */
const withoutWeight = (chart: FindingChart): FindingChart[] =>
  chart.kind === 'history'
    ? [{ ...chart, entries: chart.entries.map(({ level: _level, ...entry }) => entry) }]
    : [];

/**
 * What a report says apart from its disputes' state and its pictures, which are drawn from what it says: the hash of a printout
 * stays while a dispute waits and when a picture is added.
 */
export const withoutMarks = (findings: readonly Finding[]): Finding[] =>
  findings.map(({ key: _key, disputed_at: _disputedAt, charts: _charts, records, ...finding }) => ({
    ...finding,
    ...(records && { records: records.map(({ plot: _plot, ...record }) => record) }),
  }));
