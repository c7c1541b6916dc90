/** What an outside register says. A failed source is a value, and never taken for «nothing found». */
export type Answer<Data> = Found<Data> | NothingFound | NeedsData | Unavailable;

interface Origin {
  /** The register as a reader of the report knows it. */
  readonly source: string;
  /** The day the answer holds for; null when the source does not say. */
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
  /** False when asking again cannot help. */
  readonly retryable: boolean;
  /** For the log. */
  readonly reason: string;
  /** For the customer where a task ends with it, when there is more to say than that nobody answered. */
  readonly words?: string;
  /** An answer came and cannot be used: not silence, and not to be waited out for long. */
  readonly isMalformed?: boolean;
}

/** A source that answers at once. */
export interface Source<Subject, Data> {
  readonly check: (subject: Subject, signal: AbortSignal) => Promise<Answer<Data>>;
}

/** A slow source is still working. */
export interface Working {
  readonly kind: 'working';
}

/**
 * A source that is asked, then looked at again and again, and gives its document at last. Who asks remembers the ticket,
 * so that a question is put once however often the process dies.
 */
export interface SlowSource<Subject, Data> {
  /** Puts the question. Not repeated by itself: an unknown outcome is looked for with `find` before asking again. */
  readonly ask: (
    subject: Subject,
    reference: string,
    signal: AbortSignal,
  ) => Promise<Ticketed | NeedsData | Unavailable>;
  /** The ticket of an earlier question with this reference, null when there is none. */
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

/** The source gave up on this ticket: the question may be put anew. */
export interface Abandoned {
  readonly kind: 'abandoned';
  readonly reason: string;
}

export const unavailable = (reason: string, retryable = true): Unavailable => ({
  kind: 'unavailable',
  retryable,
  reason,
});
