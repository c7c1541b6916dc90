import { createPdfRenderer } from './pdf-renderer.ts';
import type { ReportPdfInput } from './report-view.ts';

const { renderReportPdf } = createPdfRenderer();

/** Done in the process of `paper-press.ts`, where the compiler stays with its fonts. */
export const renderReportApart = (input: ReportPdfInput): Uint8Array => renderReportPdf(input);
