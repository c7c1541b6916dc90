import type { RegistersConfig } from '#registers/config.ts';
import { checkOf } from '#registers/checks.ts';
import { PLATE_KOPECKS, isByPlate } from '#registers/question-price.domain.ts';
import type { Outcome } from '#registers/step.ts';
import { subjectDataOf } from '#registers/subject.domain.ts';
import { isExtractTask } from '#registers/task-type.ts';
import type { TaskRow } from '../task.store.ts';

/** Every report on a car asks it. A report looks its plate up once, so that one of its tasks bears the price. */
const BEARS_LOOKUP = 'car_history';

/** Kopecks its source takes for the answer to a task; undefined when there was no answer or no source was asked. */
export function answerPrice(
  { extractPrice }: Pick<RegistersConfig, 'extractPrice'>,
  { type, metadata }: Pick<TaskRow, 'type' | 'metadata'>,
  status: Outcome['status'],
): number | undefined {
  if (status !== 'found' && status !== 'nothing_found') return undefined;
  if (isExtractTask(type)) return extractPrice;
  const check = checkOf(type);
  if (check === undefined) return undefined;
  const isLookedUp = type === BEARS_LOOKUP && isByPlate(subjectDataOf(check.kind, metadata));
  return check.questionPrice + (isLookedUp ? PLATE_KOPECKS : 0);
}
