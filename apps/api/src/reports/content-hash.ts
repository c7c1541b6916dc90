import { createHash } from 'node:crypto';
import type { ReportContent } from './report-content.domain.ts';

/** What a holder of a paper copy compares: SHA-256 of everything the report says, apart from dates of delivery. */
export function hashContent(number: string, objectKey: string, content: ReportContent): string {
  const { extracts, findings, verdict } = content;
  return createHash('sha256')
    .update(JSON.stringify({ number, objectKey, extracts, findings, verdict }))
    .digest('hex');
}
