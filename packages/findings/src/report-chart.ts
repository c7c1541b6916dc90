import type { Drawing } from '@proverka/charts/drawing';
import type { Finding, FindingChart } from '@proverka/contract/finding';

/** A picture of a report, not yet drawn: the screen and the paper have widths of their own. */
export interface ReportChart {
  readonly key: string;
  readonly title: string;
  /** Where the data come from, and of which day they are; empty where it stands above. */
  readonly source: string;
  readonly draw: (width?: number) => Drawing;
}

type Kind = FindingChart['kind'];

export interface Told<One extends Kind> {
  readonly chart: Extract<FindingChart, { kind: One }>;
  readonly finding: Finding;
}

/** What the findings give to pictures of a kind, in their order. */
export const toldOf = <One extends Kind>(findings: readonly Finding[], kind: One): Told<One>[] =>
  findings.flatMap((finding) =>
    (finding.charts ?? []).flatMap((chart) => (isOf(chart, kind) ? [{ chart, finding }] : [])),
  );

const isOf = <One extends Kind>(chart: FindingChart, kind: One): chart is Told<One>['chart'] =>
  chart.kind === kind;

export const withOwner = (title: string, { owner_name: owner }: Finding): string =>
  owner === undefined ? title : `${title}: ${owner}`;
