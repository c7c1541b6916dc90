import type { SilenceCause } from '@proverka/contract/desk-sources';

/** The answer of an outside register. A failure is a value and never counts as «nothing found». */
export type Answer<Data> = Found<Data> | NothingFound | NeedsData | Unavailable;

interface Origin {
  /** The register's name as shown in a report. */
  readonly source: string;
  /** The date the answer is valid for; null when the source does not say. */
  readonly sourceDate: string | null;
}

interface Found<Data> extends Origin {
  readonly kind: 'found';
  readonly data: Data;
}

interface NothingFound extends Origin {
  readonly kind: 'nothing_found';
}

/** The source needs one more datum from the customer. */
interface NeedsData {
  readonly kind: 'needs_data';
  readonly missing: readonly string[];
  readonly reason: string;
}

export interface Unavailable {
  readonly kind: 'unavailable';
  /** False when a retry cannot help. */
  readonly retryable: boolean;
  /** For the log. */
  readonly reason: string;
  /** A sentence for the customer, shown when a task ends with it. */
  readonly words?: string;
  /** The source answered, but the answer is unusable: retrying it for long makes no sense. */
  readonly isMalformed?: boolean;
  /** Why there is no answer; absent where that is not the source's doing, as with a question it did not accept. */
  readonly cause?: SilenceCause;
  /** Our own rate limit left no time for the question. */
  readonly isNotPut?: true;
}

/** A source that answers in one call. */
export interface Source<Subject, Data> {
  readonly check: (subject: Subject, signal: AbortSignal) => Promise<Answer<Data>>;
}

/** A slow source is still working. */
export interface Working {
  readonly kind: 'working';
}

/**
 * A source that is asked once and then polled until it returns its document. The caller stores the ticket, so that a
 * question is asked once however often the process dies.
 */
export interface SlowSource<Subject, Data> {
  /** Asks the question. Not retried: after an unknown outcome call `find` before asking again. */
  readonly ask: (
    subject: Subject,
    reference: string,
    signal: AbortSignal,
  ) => Promise<Ticketed | NeedsData | Unavailable>;
  /** The ticket of an earlier question with this reference, or null. */
  readonly find: (
    reference: string,
    except: readonly string[],
    signal: AbortSignal,
  ) => Promise<Ticketed | Unavailable | null>;
  readonly look: (ticket: string, signal: AbortSignal) => Promise<Answer<Data> | Working | Abandoned>;
}

interface Ticketed {
  readonly kind: 'ticketed';
  readonly ticket: string;
}

/** The source gave up on this ticket: the question may be asked again. */
export interface Abandoned {
  readonly kind: 'abandoned';
  readonly reason: string;
}

export const unavailable = (reason: string, retryable = true): Unavailable => ({
  kind: 'unavailable',
  retryable,
  reason,
});
