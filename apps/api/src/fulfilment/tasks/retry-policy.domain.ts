import type { RunEnvironment } from '#platform/config.ts';
import { isExtractTask } from '#registers/task-type.ts';
import type { TaskType } from '#registers/task-type.ts';

/** How long and how often a task is tried. */
export interface RetryPolicy {
  /** From the order until the task is given up as unavailable. */
  readonly deadlineSeconds: number;
  /** First pause and longest pause between attempts after a failure; each pause doubles the one before. */
  readonly retrySeconds: { readonly first: number; readonly longest: number };
  /** The same between looks at a source that is still working. */
  readonly pollSeconds: { readonly first: number; readonly longest: number };
}

const DAY_SECONDS = 86_400;

// Offer: the service is rendered within seven working days; five calendar days leave room to give the money back.
const patient: RetryPolicy = {
  deadlineSeconds: 5 * DAY_SECONDS,
  retrySeconds: { first: 5, longest: 1800 },
  pollSeconds: { first: 10, longest: 600 },
};
// The sandbox answers in seconds; its failures are switches somebody waits in front of.
const brisk: RetryPolicy = {
  deadlineSeconds: 60,
  retrySeconds: { first: 1, longest: 5 },
  pollSeconds: { first: 1, longest: 3 },
};

// A check is answered in minutes or not today: its buyer waits for it.
const sameDay: RetryPolicy = {
  deadlineSeconds: DAY_SECONDS,
  retrySeconds: { first: 2, longest: 900 },
  pollSeconds: { first: 1, longest: 60 },
};

/** From the day a source asks its customer for a datum: a letter is read, a passport is looked for. */
export const dataWaitSeconds: Readonly<Record<RunEnvironment, number>> = {
  production: DAY_SECONDS,
  sandbox: 1800,
};

/** Before a letter asks for it: whoever is reading the report sees it there. */
export const dataLetterSeconds: Readonly<Record<RunEnvironment, number>> = { production: 600, sandbox: 60 };

export function retryPolicyOf(environment: RunEnvironment, type: TaskType): RetryPolicy {
  if (environment === 'sandbox') return brisk;
  return isExtractTask(type) ? patient : sameDay;
}

/** Seconds before attempt number `count + 1`. */
export function pauseSeconds({ first, longest }: RetryPolicy['retrySeconds'], count: number): number {
  return Math.min(longest, first * 2 ** Math.min(count, 30));
}
