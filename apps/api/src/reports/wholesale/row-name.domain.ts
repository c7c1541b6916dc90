import type { SubjectKind } from '@proverka/contract/subject';
import { formatDate } from '@proverka/words/dates';
import { subjectDataOf } from '#registers/subject.domain.ts';
import type { ItemMetadata } from '#registers/subject.domain.ts';
import { subjectName } from '#registers/subject-words.domain.ts';

interface Named {
  readonly kind: SubjectKind;
  readonly objectKey: string;
  readonly objectAddress: string;
  readonly metadata: ItemMetadata;
}

/** The subject of a row of a list as its owner sees it; empty once the data was destroyed. People of one name differ by the day. */
export function rowName({ kind, objectKey, objectAddress, metadata }: Named): string {
  if (kind === 'object') return objectAddress || objectKey;
  const data = subjectDataOf(kind, metadata);
  const born = kind === 'person' && data['birth_date'] ? formatDate(data['birth_date']) : '';
  return [subjectName(kind, data), born].filter(Boolean).join(', ');
}
