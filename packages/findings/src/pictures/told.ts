import type { Finding, FindingChart } from '@proverka/contract/finding';
import { formatDate } from '@proverka/words/dates';
import { joined } from '@proverka/words/joined';
import { isTold } from './plots.ts';

type Kind = FindingChart['kind'];

/** What a finding as a whole gives to pictures; what each of its records gives is a plot. */
export interface Told<One extends Kind> {
  readonly chart: Extract<FindingChart, { kind: One }>;
  readonly finding: Finding;
}

/** What the findings give to pictures of a kind, in their order, by the rule for plots: about the subject and known for certain. */
export const toldOf = <One extends Kind>(findings: readonly Finding[], kind: One): Told<One>[] =>
  findings
    .filter(isTold)
    .flatMap((finding) =>
      (finding.charts ?? []).flatMap((chart) => (isOf(chart, kind) ? [{ chart, finding }] : [])),
    );

const isOf = <One extends Kind>(chart: FindingChart, kind: One): chart is Told<One>['chart'] =>
  chart.kind === kind;

export const withOwner = (title: string, { owner_name: owner }: Finding): string =>
  owner === undefined ? title : `${title}: ${owner}`;

/** «Госавтоинспекция; РСА, данные на 20.11.2026»; of several days none is named here, since each finding names its own. */
export function sourceWords(findings: readonly Finding[]): string {
  const sources = [...new Set(findings.map(({ source }) => source))].filter((source) => source !== '');
  const days = [...new Set(findings.map(({ source_date: day }) => day))];
  const [day] = days;
  return joined([sources.join('; '), days.length === 1 && day ? `данные на ${formatDate(day)}` : undefined]);
}
