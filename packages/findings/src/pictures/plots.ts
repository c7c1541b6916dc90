import type { Finding, FindingRecord } from '@proverka/contract/finding';
import type { PlotOf, RecordPlot } from '@proverka/contract/record-plot';
import { formatDate } from '@proverka/words/dates';

export interface Plotted<Kind extends RecordPlot['kind']> {
  readonly title: string;
  readonly plot: PlotOf<Kind>;
}

/** Statements about the subject: neither of namesakes nor taken back. */
const areAboutSubject = ({ kind }: Finding): boolean => kind === undefined;

/** Known for certain: a likely record is never added to them (the rule of the verdict's words). */
const isCertain = ({ match }: FindingRecord): boolean => match === undefined || match.kind === 'same';

/** A finding whose records are all known for certain is told as a whole. */
export const isTold = (finding: Finding): boolean =>
  areAboutSubject(finding) && (finding.records ?? []).every(isCertain);

/** The records of a finding that pictures are drawn from. */
export const certainRecords = (finding: Finding): readonly FindingRecord[] =>
  areAboutSubject(finding) ? (finding.records ?? []).filter(isCertain) : [];

/** The records of one kind that pictures are drawn from. */
export const plotsOf = <Kind extends RecordPlot['kind']>(
  findings: readonly Finding[],
  kind: Kind,
): Plotted<Kind>[] =>
  findings
    .flatMap(certainRecords)
    .flatMap(({ title, plot }) => (isKind(plot, kind) ? [{ title, plot }] : []));

const isKind = <Kind extends RecordPlot['kind']>(
  plot: RecordPlot | undefined,
  kind: Kind,
): plot is PlotOf<Kind> => plot?.kind === kind;

/** The newest day the sources of such records are of: where what goes on ends. */
export function dayOf(findings: readonly Finding[], kind: RecordPlot['kind']): string | undefined {
  return findings
    .filter((finding) => certainRecords(finding).some(({ plot }) => plot?.kind === kind))
    .flatMap(({ source_date: day }) => day ?? [])
    .toSorted()
    .at(-1);
}

/** «Сведения на 20.11.2026» */
export const asOfWords = (day: string | undefined): string =>
  day === undefined ? '' : `Сведения на ${formatDate(day)}`;

export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Every year from the first to the last one; at most so many of the last, whatever a register writes. */
export function yearsBetween(years: readonly number[], most = 100): number[] {
  if (years.length === 0) return [];
  const last = years.reduce((most, year) => Math.max(most, year));
  const first = Math.max(
    last - most + 1,
    years.reduce((least, year) => Math.min(least, year)),
  );
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
