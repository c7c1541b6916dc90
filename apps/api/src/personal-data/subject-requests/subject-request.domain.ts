import type { SubjectRequestKind, SubjectRequestStatus } from '@proverka/contract/subject-request';
import { afterWorkingDays } from '#platform/working-days.domain.ts';

/**
 * Working days to answer in: what is kept, 10 (article 20, part 1); a correction, 7 (article 21, part 2); unlawful processing
 * ends within 3 (article 21, part 3).
 */
const termOf: Readonly<Record<SubjectRequestKind, number>> = { access: 10, correction: 7, blocking: 3 };

/** Once, with a reason that the asker is told (article 20, part 1). */
export const EXTENSION_WORKING_DAYS = 5;

export const dueOn = (kind: SubjectRequestKind, day: string): string => afterWorkingDays(day, termOf[kind]);

/** Only what disputes the data blocks it while it is checked (article 21, part 1). */
export const blocks = (kind: SubjectRequestKind): boolean => kind !== 'access';

/** An account's e-mail proves the name it was registered with and no other. */
export function isNameOf(accountName: string, person: { last_name: string; first_name: string }): boolean {
  const words = new Set(plain(accountName).split(' '));
  return [person.last_name, person.first_name].every((part) => words.has(plain(part)));
}

const plain = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');

interface StatusRow {
  readonly id: string;
  readonly number: number;
  readonly state: SubjectRequestStatus['state'];
  readonly due_on: string;
}

export const viewStatus = ({ id, number, state, due_on }: StatusRow): SubjectRequestStatus => ({
  request_id: id,
  number,
  state,
  due_date: due_on,
});
