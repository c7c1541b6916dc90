import type { FindingDraft } from '@proverka/findings/finding-draft';
import type { CheckAnswer } from './sources/check-answer.ts';
import type { CheckSources } from './checks/check-sources.ts';
import { subjectOf } from './subject.domain.ts';
import type { CheckedKind, ItemMetadata, SubjectOf } from './subject.domain.ts';

/** A source's answer as stored with the task; `data` is `null` when nothing was found. */
interface Evidence<Data> {
  readonly data: Data | null;
  /** The ISO date the answer is valid for. */
  readonly asOf: string;
}

/**
 * One question to one source about a person, a company or a car: how to ask it and what its answer means. `findings` is
 * pure and runs on every reading of a report, so that improved wording reaches old reports too.
 */
export interface Check {
  readonly type: string;
  readonly kind: CheckedKind;
  /** The title of the task and of its source block: «Долги у приставов». */
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

/** Types a check's subject and answer: the item's product decides the kind, and only `ask` writes the answer. */
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
