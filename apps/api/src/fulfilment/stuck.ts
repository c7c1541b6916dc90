import type { TaskStatus } from '@proverka/contract/report';
import { extractTaskTypes } from '#registers/task-type.ts';
import type { FulfilmentDeps } from './deps.ts';
import { retryPolicyOf } from './tasks/retry-policy.domain.ts';

/** Of the time until a task is given up. Most answers come within a tenth of it. */
const USUAL_SHARE = 0.25;
/** Any check stands for all of them. */
const CHECK = 'check';

/** When a task is stuck: it is under way, and less time than this is left until it is given up. Seconds. */
export interface StuckTerms {
  readonly left: Readonly<Record<string, number>>;
  readonly otherwise: number;
  readonly most: number;
}

export function stuckTerms({ config }: Pick<FulfilmentDeps, 'config'>): StuckTerms {
  const { environment, taskDeadlines } = config;
  const leftOf = (seconds: number): number => Math.round(seconds * (1 - USUAL_SHARE));
  const usual = Object.fromEntries(
    extractTaskTypes.map((type) => [type, retryPolicyOf(environment, type).deadlineSeconds]),
  );
  const left = Object.fromEntries(
    Object.entries({ ...usual, ...taskDeadlines }).map(([type, seconds]) => [type, leftOf(seconds)]),
  );
  const otherwise = leftOf(retryPolicyOf(environment, CHECK).deadlineSeconds);
  return { left, otherwise, most: Math.max(otherwise, ...Object.values(left)) };
}

interface JudgedTask {
  readonly type: string;
  readonly status: TaskStatus;
  readonly deadline_at: Date;
}

export function isStuck(
  { type, status, deadline_at: deadline }: JudgedTask,
  terms: StuckTerms,
  now: Date,
): boolean {
  const isUnderWay = status === 'queued' || status === 'running';
  const left = terms.left[type] ?? terms.otherwise;
  return isUnderWay && deadline.getTime() - now.getTime() < left * 1000;
}

/** The same of tasks `t` in SQL, with `stuckParameters`; the constant comes first, for the index of open tasks. */
export const IS_STUCK = `t.status in ('queued', 'running')
  and t.deadline_at < :now::timestamptz + make_interval(secs => :most)
  and t.deadline_at < :now::timestamptz + make_interval(secs => coalesce((:left::jsonb ->> t.type)::int, :otherwise))`;

export const stuckParameters = (deps: Pick<FulfilmentDeps, 'config' | 'now'>) => {
  const { left, otherwise, most } = stuckTerms(deps);
  return { now: deps.now(), left: JSON.stringify(left), otherwise, most };
};
