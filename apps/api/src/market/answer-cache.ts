import { createJoinedWork } from '#platform/joined-work.ts';
import { refuse } from '#platform/result.ts';
import type { HostAnswer } from './sources/ask-host.ts';

/** Answers of the market's hosts by question. */
export interface AnswerCache {
  /** The body of an answer, null when the host knows nothing, undefined when it did not answer; only answers are kept. */
  readonly ask: <Body>(
    question: string,
    signal: AbortSignal,
    host: (signal: AbortSignal) => Promise<HostAnswer<Body>>,
  ) => Promise<Body | null | undefined>;
}

interface Kept {
  readonly body: unknown;
  readonly until: number;
}

/** Keeps a limited number of answers for a time; those who ask the same at once wait for one call. The oldest goes first. */
export function createAnswerCache(
  lifeMs: number,
  size: number,
  onSilence: (reason: string) => void,
  now: () => number = () => performance.now(),
): AnswerCache {
  const kept = new Map<string, Kept>();
  const asked = createJoinedWork<Kept | undefined>();
  const keep = (question: string, body: unknown): Kept => {
    kept.delete(question);
    const entry = { body, until: now() + lifeMs };
    kept.set(question, entry);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return entry;
  };
  return {
    async ask<Body>(
      question: string,
      signal: AbortSignal,
      host: (signal: AbortSignal) => Promise<HostAnswer<Body>>,
    ) {
      const entry = kept.get(question);
      if (entry !== undefined && entry.until >= now()) return entry.body as Body | null;
      const answer = await asked.join(question, signal, async (given) => {
        const said = await host(given);
        if (said.kind === 'said') return keep(question, said.body);
        onSilence(said.reason);
        return undefined;
      });
      return answer?.body as Body | null | undefined;
    },
  };
}

/** While a host of the market does not answer. */
export const hostIsSilent = () => refuse('source_unavailable', { retryAfterSeconds: 60 });
