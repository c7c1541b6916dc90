import type { FindingDraft } from '@proverka/findings/finding-draft';
import type { CheckAnswer } from './sources/check-answer.ts';
import type { CheckSources } from './checks/check-sources.ts';
import { subjectOf } from './subject.domain.ts';
import type { CheckedKind, ItemMetadata, SubjectOf } from './subject.domain.ts';

/** What a source said, as it is kept with the task; `null` when it has nothing. */
interface Evidence<Data> {
  readonly data: Data | null;
  /** The day the answer holds for, ISO. */
  readonly asOf: string;
}

/**
 * One question to one source about a person, a company or a car: how it is put, and what its answer means. `findings` is
 * pure and is asked again whenever a report is read, so that better words reach old reports too.
 */
export interface Check {
  readonly type: string;
  readonly kind: CheckedKind;
  /** Of the task and its source block: «Долги у приставов». */
  readonly title: string;
  /** What one question costs us, in kopecks: the supplier's price list; public registers take nothing. */
  readonly questionPrice: number;
  readonly ask: (
    sources: CheckSources,
    metadata: ItemMetadata,
    ticket: string | null,
    signal: AbortSignal,
  ) => Promise<CheckAnswer<unknown>>;
  readonly findings: (evidence: Evidence<unknown>, metadata: ItemMetadata) => readonly FindingDraft[];
}

export interface TypedCheck<Kind extends CheckedKind, Data> {
  readonly type: string;
  readonly kind: Kind;
  readonly title: string;
  readonly questionPrice: number;
  readonly ask: (
    sources: CheckSources,
    subject: SubjectOf[Kind],
    ticket: string | null,
    signal: AbortSignal,
  ) => Promise<CheckAnswer<Data>>;
  readonly findings: (evidence: Evidence<Data>, subject: SubjectOf[Kind]) => readonly FindingDraft[];
}

/** A check whose subject and answer have types: the item's product says the kind, and only `ask` writes the answer. */
export function defineCheck<Kind extends CheckedKind, Data>(check: TypedCheck<Kind, Data>): Check {
  const { type, kind, title, questionPrice } = check;
  return {
    type,
    kind,
    title,
    questionPrice,
    ask: (sources, metadata, ticket, signal) => check.ask(sources, subjectOf(kind, metadata), ticket, signal),
    findings: (evidence, metadata) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      check.findings(evidence as Evidence<Data>, subjectOf(kind, metadata)),
  };
}
