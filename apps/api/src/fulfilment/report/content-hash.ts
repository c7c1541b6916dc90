import { withoutMarks } from '@proverka/findings/disputes';
import { createHash } from 'node:crypto';
import { subjectDataOf } from '#registers/subject.domain.ts';
import type { ReportContent, ReportSubject } from '../report-content.domain.ts';

interface HashedSubject extends ReportSubject {
  readonly objectKey: string;
}

/** For holders of a printout to compare: SHA-256 of the report's whole content without delivery dates. */
export function hashContent(
  number: string,
  { objectKey, subject_kind: kind, metadata }: HashedSubject,
  content: ReportContent,
): string {
  const { extracts, verdict } = content;
  // Absent from the text where there is none: the hashes of earlier reports stay as they are.
  const valuation = content.valuation ?? undefined;
  const findings = withoutMarks(content.findings);
  return createHash('sha256')
    .update(
      JSON.stringify({
        number,
        objectKey,
        subject: subjectIn(kind, metadata),
        extracts,
        findings,
        valuation,
        verdict,
      }),
    )
    .digest('hex');
}

/** Includes the subject, because two people may have the same findings; sorted, because the order of form fields is arbitrary. */
const subjectIn = (kind: ReportSubject['subject_kind'], metadata: ReportSubject['metadata']) =>
  kind === 'object'
    ? undefined
    : Object.entries(subjectDataOf(kind, metadata)).toSorted(([one], [other]) => (one < other ? -1 : 1));
