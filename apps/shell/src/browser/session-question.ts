import type { Platform } from '@proverka/shell-sdk/platform';
import { Refused } from '@proverka/api-client/refused';

/** Each wait is twice the one before it. */
const waits = { firstMs: 1000, longestMs: 60_000 };

export interface SessionQuestion {
  /** Asks whose session it is, and again until somebody answers; one question at a time. */
  readonly ask: () => void;
}

/** `wait` waits that many milliseconds; `spread` is between 0 and 1, so that not all visitors ask at once after an outage. */
export function createSessionQuestion(
  { sessionActions }: Pick<Platform, 'sessionActions'>,
  wait: (ms: number) => Promise<void>,
  spread: () => number,
): SessionQuestion {
  let isAsking = false;
  const askUntilAnswered = async (): Promise<void> => {
    for (let waitMs = waits.firstMs; ; waitMs = Math.min(waitMs * 2, waits.longestMs)) {
      const failure = await sessionActions.refresh().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failure === null) return;
      await wait(Math.max(waitMs, askedToWait(failure.error)) * (1 + spread()));
    }
  };
  return {
    ask: () => {
      if (isAsking) return;
      isAsking = true;
      void askUntilAnswered().finally(() => {
        isAsking = false;
      });
    },
  };
}

const askedToWait = (error: unknown): number =>
  error instanceof Refused ? Math.min((error.problem.retryAfter ?? 0) * 1000, waits.longestMs) : 0;

/** Asks whenever nobody knows who the visitor is: from the start on, or after a sign-in nobody answered about. */
export function watchUnknownSession({ session }: Pick<Platform, 'session'>, { ask }: SessionQuestion): void {
  const look = () => {
    if (session.getState().visitor === 'unknown') ask();
  };
  session.subscribe(look);
  look();
}
