import type { TaskStatus } from '@proverka/contract/report';

/** The outcome of one run of a task. */
export type Step =
  /** The source is working: poll again later. */
  | { readonly kind: 'working' }
  /** The staff asks the source by hand: the question was not put. */
  | { readonly kind: 'held' }
  /** A failure that may not happen again. */
  | { readonly kind: 'retry'; readonly reason: string; readonly words?: string | undefined }
  | Outcome;

export interface Outcome {
  readonly kind: 'outcome';
  readonly status: Extract<TaskStatus, 'found' | 'nothing_found' | 'unavailable' | 'failed' | 'needs_data'>;
  readonly source: string;
  readonly sourceDate: string | null;
  /** For the customer, in Russian; empty unless something failed. */
  readonly reason: string;
  readonly missing: readonly string[];
  readonly fileHash: string | null;
  readonly result: unknown;
}

const nothing = { source: '', sourceDate: null, reason: '', missing: [], fileHash: null, result: null };

export const outcome = (
  status: Outcome['status'],
  more: Partial<Omit<Outcome, 'kind' | 'status'>>,
): Outcome => ({
  ...nothing,
  ...more,
  kind: 'outcome',
  status,
});
