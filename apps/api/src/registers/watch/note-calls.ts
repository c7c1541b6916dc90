import { createHmac } from 'node:crypto';
import type { SilenceCause, SourceName } from '@proverka/contract/desk-sources';
import { isGivenUp } from '#platform/outbound/given-up.ts';
import type { Unavailable } from '#platform/outbound/source.ts';

/** Something that happened with a source, as it is written to the database. */
export interface CallFact {
  readonly source: SourceName;
  /** A keyed hash; only of a question that was put. */
  readonly question?: string;
  /** Why there was no answer; absent for an answer. */
  readonly cause?: SilenceCause;
  readonly ms?: number;
  /** Answers given without asking. */
  readonly cached?: number;
  readonly kopecks?: number;
}

export interface SourceCalls {
  /** Asks a source and notes whether and how fast it answered. `subject`: what makes the question different from others. */
  readonly ask: <Answer extends { readonly kind: string }>(
    source: SourceName,
    subject: unknown,
    signal: AbortSignal,
    question: () => Promise<Answer>,
  ) => Promise<Answer>;
  /** An answer that was at hand. */
  readonly cached: (source: SourceName) => void;
  readonly spent: (source: SourceName, kopecks: number) => void;
  /** Writes what is noted so far. */
  readonly flush: () => Promise<void>;
}

/** Facts in hand between two writings; further ones are lost. */
const MOST_FACTS = 5000;
const FLUSH_AFTER_MS = 2000;

interface NoteDeps {
  readonly secret: string;
  readonly write: (facts: readonly CallFact[]) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  /** A clock that only runs forward. */
  readonly now?: () => number;
}

/**
 * Notes what sources answer and writes it every two seconds, together for all calls of the process. A question given up by whoever
 * asked says nothing about the source and is not noted, or visitors who leave pages would make a source look silent.
 */
export function createSourceCalls({
  secret,
  write,
  onFailure,
  now = () => performance.now(),
}: NoteDeps): SourceCalls {
  let facts: CallFact[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = facts;
    facts = [];
    if (batch.length > 0) writing = writing.then(() => write(batch)).catch(onFailure);
    return writing;
  };
  const note = (fact: CallFact): void => {
    if (facts.length < MOST_FACTS) facts.push(fact);
    timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref();
  };

  return {
    async ask(source, subject, signal, question) {
      const begun = now();
      const answer = await question();
      const ms = Math.round(now() - begun);
      const silence = isUnavailable(answer) ? answer : undefined;
      if (silence && (silence.isNotPut || isGivenUp(signal))) return answer;
      const cause = silence?.cause;
      note({ source, question: markOf(secret, source, subject), ms, ...(cause && { cause }) });
      return answer;
    },
    cached: (source) => note({ source, cached: 1 }),
    spent: (source, kopecks) => {
      if (kopecks > 0) note({ source, kopecks });
    },
    flush,
  };
}

/** The same question has the same mark, which does not tell it. */
const markOf = (secret: string, source: SourceName, subject: unknown): string =>
  createHmac('sha256', secret)
    .update(`${source} ${JSON.stringify(subject)}`)
    .digest('base64url')
    .slice(0, 16);

const isUnavailable = (answer: { readonly kind: string }): answer is Unavailable =>
  answer.kind === 'unavailable';
