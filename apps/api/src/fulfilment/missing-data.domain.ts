import type { MissingData } from '@proverka/contract/report';
import type { SubjectData, SubjectKind } from '@proverka/contract/subject';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { objectKeyOf, prefixed, readSubject } from '#registers/subject.domain.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';

/** The fields that satisfy a requirement: all of them, or any one. */
const fieldsOf: Readonly<
  Record<MissingData, { readonly fields: readonly string[]; readonly by: 'all' | 'any' }>
> = {
  passport: { fields: ['passport_series', 'passport_number'], by: 'all' },
  inn: { fields: ['inn'], by: 'all' },
  middle_name: { fields: ['middle_name'], by: 'all' },
  region: { fields: ['region'], by: 'all' },
  vin: { fields: ['vin', 'body_number'], by: 'any' },
  cadastral_number: { fields: ['cadastral_number'], by: 'all' },
  // No data of the buyer's complete it: the subject signs it.
  consent: { fields: [], by: 'any' },
};

const isKnown = (requirement: string): requirement is MissingData => requirement in fieldsOf;

/** A waiting task and the data it needs. */
export interface WaitingTask {
  readonly id: string;
  readonly missing: readonly string[];
}

export interface Supplemented {
  readonly subject: SubjectData;
  readonly objectKey: string;
  /** The tasks whose data is complete. */
  readonly taskIds: readonly string[];
}

interface Lacking {
  readonly kind: SubjectKind;
  readonly objectKey: string;
  readonly subject: SubjectData;
}

/**
 * A subject with the data its sources asked for. Other fields are not accepted: they would be corrections, which are
 * counted. `today` is ISO.
 */
export function supplement(
  item: Lacking,
  waiting: readonly WaitingTask[],
  given: SubjectData,
  today: string,
): Result<Supplemented, 'data_not_needed' | 'subject_invalid'> {
  const asked = fieldsAskedBy(waiting);
  const named = asked.filter((field) => field in given);
  if (named.length === 0) return refuse('data_not_needed');
  const added = Object.fromEntries(
    named.map((field) => [field, (given[field] ?? '').trim()]).filter(([, value]) => value !== ''),
  );
  const read =
    item.kind === 'object' ? readObject(added) : readSubject(item.kind, { ...item.subject, ...added }, today);
  if (!read.ok) return refuse('subject_invalid', { fields: prefixed('data', read.fields) });
  const taskIds = waiting.filter(isComplete(read.subject)).map(({ id }) => id);
  if (taskIds.length === 0) {
    const lacking = asked.filter((field) => (read.subject[field] ?? '') === '');
    const fields = Object.fromEntries(lacking.map((field) => [field, 'Обязательное поле']));
    return refuse('subject_invalid', { fields: prefixed('data', fields) });
  }
  return done({
    subject: item.kind === 'object' ? item.subject : read.subject,
    objectKey: objectKeyOf(item.kind, read.subject['cadastral_number'] ?? item.objectKey, read.subject),
    taskIds,
  });
}

const fieldsAskedBy = (waiting: readonly Pick<WaitingTask, 'missing'>[]): string[] => [
  ...new Set(
    waiting.flatMap(({ missing }) => missing.filter(isKnown).flatMap((one) => fieldsOf[one].fields)),
  ),
];

/** True when a task asks for one of these fields. */
export const asksFor = (tasks: readonly Pick<WaitingTask, 'missing'>[], given: SubjectData): boolean =>
  fieldsAskedBy(tasks).some((field) => field in given);

/** True for a task whose data is complete. A register that asks for a field it was given needs a different value. */
export const isComplete =
  (subject: SubjectData) =>
  ({ missing }: Pick<WaitingTask, 'missing'>): boolean =>
    missing.every((requirement) => {
      if (!isKnown(requirement)) return false;
      const { fields, by } = fieldsOf[requirement];
      const has = (field: string) => (subject[field] ?? '') !== '';
      return by === 'all' ? fields.every(has) : fields.some(has);
    });

function readObject(given: SubjectData): ReturnType<typeof readSubject> {
  const { cadastral_number: number = '' } = given;
  return number === '' || isCadastralNumber(number)
    ? { ok: true, subject: given }
    : { ok: false, fields: { cadastral_number: 'Введите корректный кадастровый номер' } };
}
