import type { SourceName } from '@proverka/contract/desk-sources';
import { checkOf, checkTypes } from './checks.ts';
import { extractTaskTypes, isExtractTask } from './task-type.ts';
import type { TaskType } from './task-type.ts';

/** Which source a task asks; null for a document that is the customer's own. */
export const sourceOfTask = (type: TaskType): SourceName | null =>
  isExtractTask(type) ? 'kadnet' : (checkOf(type)?.source ?? null);

/** The types of tasks that ask a source. */
export const taskTypesOf = (source: SourceName): readonly TaskType[] =>
  [...extractTaskTypes, ...checkTypes].filter((type) => sourceOfTask(type) === source);
