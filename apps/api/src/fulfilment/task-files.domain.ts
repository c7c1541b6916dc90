import type { FileType } from '@proverka/contract/order-tasks';
import type { TaskStatus } from '@proverka/contract/report';
import { isAnswered } from './task-status.domain.ts';

interface AnsweredTask {
  readonly status: TaskStatus;
  readonly file_hash: string | null;
  readonly result: unknown;
}

/** What came with a task's answer: the document of a source as it was received, and its signature. */
export function filesOf({ status, file_hash: hash, result }: AnsweredTask): Exclude<FileType, 'pdf'>[] {
  if (hash === null || !isAnswered({ status })) return [];
  const { isSigned = false } = (result ?? {}) as { readonly isSigned?: boolean };
  return isSigned ? ['xml', 'sig'] : ['xml'];
}
