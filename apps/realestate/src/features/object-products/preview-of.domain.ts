import { reportPreviewPath } from '@proverka/order-flow/object-words';
import type { ComparedReport } from '../../content/object-comparison.ts';

/** The page that tells what a report would hold about this object; null where there is none. */
export const previewOf = (report: ComparedReport | undefined, objectKey: string): string | null =>
  report?.hasPreview ? reportPreviewPath(report.samplePath, objectKey) : null;
