import type { SourceName } from '@proverka/contract/desk-sources';
import type { KnownSubject } from '@proverka/contract/preview';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { askedBefore, askedBy } from './asked.domain.ts';
import type { Asked } from './asked.domain.ts';
import type { CheckAnswer } from './sources/check-answer.ts';
import type { CheckSources } from './checks/check-sources.ts';
import type { CreditConsent } from './credit-consent.ts';
import { subjectOf } from './subject.domain.ts';
import type { CheckedKind, ItemMetadata, SubjectOf } from './subject.domain.ts';

/** A source's answer as stored with the task; `data` is `null` when nothing was found. */
interface Evidence<Data> {
  readonly data: Data | null;
  /** The ISO date the answer is valid for. */
  readonly asOf: string;
  /** What the source was asked. */
  readonly asked: Asked;
}

/** As stored: answers of former versions do not say what was asked. */
type StoredEvidence = Omit<Evidence<unknown>, 'asked'> & { readonly asked: Asked | null };

/** A source's answer together with its question. */
export type AskedAnswer<Data> = CheckAnswer<Data> & { readonly asked?: Asked };

/** What a question depends on besides its subject. */
export interface Circumstances {
  readonly consent: CreditConsent | null;
  /** No attempt follows this one: what can be told without a silent source is told. */
  readonly isLast: boolean;
  readonly now: Date;
}

/**
 * One question to one source about a person, a company or a car: how to ask it and what its answer means. `findings` is
 * pure and runs on every reading of a report, so that improved wording reaches old reports too.
 */
export interface Check {
  readonly type: string;
  /** Who is asked. */
  readonly source: SourceName;
  readonly kind: CheckedKind;
  /** The title of the task and of its source block: «Долги у приставов». */
  readonly title: string;
  /** What one question costs us, in kopecks: the supplier's price list; public registers take nothing. */
  readonly questionPrice: number;
  /** Nobody is asked without the consent its subject has signed. */
  readonly needsConsent: boolean;
  readonly ask: (
    sources: CheckSources,
    metadata: ItemMetadata,
    ticket: string | null,
    signal: AbortSignal,
    circumstances?: Partial<Circumstances>,
  ) => Promise<AskedAnswer<unknown>>;
  readonly findings: (evidence: StoredEvidence, metadata: ItemMetadata) => readonly FindingDraft[];
  /**
   * What anybody may read of its subject before paying; only of a register that is open to everybody and asked for free. `null`
   * where the subject turns out to be a person.
   */
  readonly known?: (data: unknown, asOf: string) => KnownSubject | null;
}

export interface TypedCheck<Kind extends CheckedKind, Data> {
  readonly type: string;
  /** The supplier, unless said otherwise. */
  readonly source?: SourceName;
  readonly kind: Kind;
  readonly title: string;
  readonly questionPrice: number;
  readonly needsConsent?: true;
  /** Without `asked` the question was about the whole register, by the subject's usual data. */
  readonly ask: (
    sources: CheckSources,
    subject: SubjectOf[Kind],
    ticket: string | null,
    signal: AbortSignal,
    circumstances: Circumstances,
  ) => Promise<AskedAnswer<Data>>;
  readonly findings: (evidence: Evidence<Data>, subject: SubjectOf[Kind]) => readonly FindingDraft[];
  readonly known?: (data: Data, asOf: string) => KnownSubject | null;
}

/** Types a check's subject and answer: the item's product decides the kind, and only `ask` writes the answer. */
export function defineCheck<Kind extends CheckedKind, Data>(check: TypedCheck<Kind, Data>): Check {
  const { type, source = 'supplier', kind, title, questionPrice, needsConsent = false, known } = check;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    ...(known && { known: (data, asOf) => known(data as Data, asOf) }),
    type,
    source,
    kind,
    title,
    questionPrice,
    needsConsent,
    ask: async (
      sources,
      metadata,
      ticket,
      signal,
      { consent = null, isLast = false, now = new Date() } = {},
    ) => {
      const subject = subjectOf(kind, metadata);
      const answer = await check.ask(sources, subject, ticket, signal, { consent, isLast, now });
      return { ...answer, asked: answer.asked ?? askedBy(kind, subject) };
    },
    findings: ({ asked, ...evidence }, metadata) => {
      const subject = subjectOf(kind, metadata);
      return check.findings(
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
        { ...(evidence as Omit<Evidence<Data>, 'asked'>), asked: asked ?? askedBefore(kind, subject) },
        subject,
      );
    },
  };
}
