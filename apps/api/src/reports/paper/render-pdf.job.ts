import type { ReportsDeps } from '../deps.ts';
import { readPdf } from './read-pdf.ts';

/** Renders the PDF once, when the report is complete. */
export async function renderPdfJob(deps: ReportsDeps, { itemId }: { itemId: string }): Promise<void> {
  await readPdf(deps, itemId);
}
