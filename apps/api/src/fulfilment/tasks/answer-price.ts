import type { RegistersConfig } from '#registers/config.ts';
import { checkOf } from '#registers/checks.ts';
import { questionPrice } from '#registers/question-price.domain.ts';
import type { Outcome } from '#registers/step.ts';
import { subjectDataOf } from '#registers/subject.domain.ts';
import { isExtractTask } from '#registers/task-type.ts';
import type { TaskRow } from '../task.store.ts';

/** Kopecks its source takes for the answer to a task; undefined when there was no answer or no source was asked. */
export function answerPrice(
  { extractPrice }: Pick<RegistersConfig, 'extractPrice'>,
  { type, metadata }: Pick<TaskRow, 'type' | 'metadata'>,
  status: Outcome['status'],
): number | undefined {
  if (status !== 'found' && status !== 'nothing_found') return undefined;
  if (isExtractTask(type)) return extractPrice;
  const check = checkOf(type);
  return check && questionPrice(type, subjectDataOf(check.kind, metadata));
}
