import type { MissingData } from '@proverka/contract/report';
import { subjectDataOf } from './subject.domain.ts';
import type { CheckedKind, ItemMetadata } from './subject.domain.ts';
import type { TaskType } from './task-type.ts';

/**
 * What a source never answers without, beyond what identifies everybody: known before it is asked. What some registers ask for
 * about some people only (a region, a middle name) is not here. A test compares it with the checks.
 */
const needed: Readonly<Partial<Record<TaskType, MissingData>>> = {
  passport: 'passport',
  inn: 'passport',
  credit_rating: 'passport',
  tax_debts: 'inn',
};

const fieldsOf: Readonly<Partial<Record<MissingData, readonly string[]>>> = {
  passport: ['passport_series', 'passport_number'],
  inn: ['inn'],
};

export const neededBy = (type: TaskType): MissingData | null => needed[type] ?? null;

/** Whether the subject comes without it. */
export function lacks(kind: CheckedKind, metadata: ItemMetadata, missing: MissingData): boolean {
  const subject = subjectDataOf(kind, metadata);
  return (fieldsOf[missing] ?? []).some((field) => (subject[field] ?? '') === '');
}
