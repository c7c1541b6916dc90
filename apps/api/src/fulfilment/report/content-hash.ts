import { createHash } from 'node:crypto';
import { subjectDataOf } from '#registers/subject.domain.ts';
import type { ReportContent, ReportSubject } from '../report-content.domain.ts';

interface HashedSubject extends ReportSubject {
  readonly objectKey: string;
}

/** What a holder of a paper copy compares: SHA-256 of everything the report says, apart from dates of delivery. */
export function hashContent(
  number: string,
  { objectKey, subject_kind: kind, metadata }: HashedSubject,
  content: ReportContent,
): string {
  const { extracts, findings, verdict } = content;
  return createHash('sha256')
    .update(
      JSON.stringify({ number, objectKey, subject: subjectIn(kind, metadata), extracts, findings, verdict }),
    )
    .digest('hex');
}

/** Two people may have the same findings; the order in which a form sent their fields says nothing. */
const subjectIn = (kind: ReportSubject['subject_kind'], metadata: ReportSubject['metadata']) =>
  kind === 'object'
    ? undefined
    : Object.entries(subjectDataOf(kind, metadata)).toSorted(([one], [other]) => (one < other ? -1 : 1));
