import { createPdfRenderer } from './pdf-renderer.ts';
import type { ReportsPdfInput } from './reports-view.ts';

const { renderReportsPdf } = createPdfRenderer();

/** Done in a process of its own: a long document takes more memory than a report. */
export const renderReportsApart = (input: ReportsPdfInput): Uint8Array => renderReportsPdf(input);
