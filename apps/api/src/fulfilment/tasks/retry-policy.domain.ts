import type { RunEnvironment } from '#platform/config.ts';
import { isExtractTask, valuationTask } from '#registers/task-type.ts';
import type { TaskType } from '#registers/task-type.ts';

/** Deadlines and delays of a task. */
export interface RetryPolicy {
  /** From the order until the task is given up as unavailable. */
  readonly deadlineSeconds: number;
  /** The first and the longest delay between attempts after a failure; each delay doubles the one before. */
  readonly retrySeconds: { readonly first: number; readonly longest: number };
  /** The delays between polls of a source that is still working. */
  readonly pollSeconds: { readonly first: number; readonly longest: number };
}

const DAY_SECONDS = 86_400;

// Offer: the service is rendered within seven working days; five calendar days leave time for the refund.
const patient: RetryPolicy = {
  deadlineSeconds: 5 * DAY_SECONDS,
  retrySeconds: { first: 5, longest: 1800 },
  pollSeconds: { first: 10, longest: 600 },
};
// The sandbox answers in seconds, and somebody is watching when it fails on purpose.
const brisk: RetryPolicy = {
  deadlineSeconds: 60,
  retrySeconds: { first: 1, longest: 5 },
  pollSeconds: { first: 1, longest: 3 },
};

// The first valuation of a new sandbox waits until a model is trained.
const trained: RetryPolicy = { ...brisk, deadlineSeconds: 900 };

// A check is answered in minutes or not today, and its buyer is waiting.
const sameDay: RetryPolicy = {
  deadlineSeconds: DAY_SECONDS,
  retrySeconds: { first: 2, longest: 900 },
  pollSeconds: { first: 1, longest: 60 },
};

/** How long a source's question to the customer stays open: letters are read late, and a passport has to be found. */
export const dataWaitSeconds: Readonly<Record<RunEnvironment, number>> = {
  production: DAY_SECONDS,
  sandbox: 1800,
};

/** A consent is awaited from somebody else, for three days; unsigned, the money goes back. */
export const CONSENT_WAIT_SECONDS = 3 * DAY_SECONDS;

/** The delay before the letter that asks for data: whoever is reading the report sees the request there. */
export const dataLetterSeconds: Readonly<Record<RunEnvironment, number>> = { production: 600, sandbox: 60 };

export function retryPolicyOf(environment: RunEnvironment, type: TaskType): RetryPolicy {
  if (environment === 'sandbox') return type === valuationTask ? trained : brisk;
  return isExtractTask(type) ? patient : sameDay;
}

/** Seconds before attempt number `count + 1`. */
export function pauseSeconds({ first, longest }: RetryPolicy['retrySeconds'], count: number): number {
  return Math.min(longest, first * 2 ** Math.min(count, 30));
}
