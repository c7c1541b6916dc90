import type { Extract } from '@proverka/contract/extract';
import { fileURLToPath } from 'node:url';
import { pressPdf, startPress } from '#platform/press/press.ts';
import { reportView, type ReportPdfInput } from './report-view.ts';
import { reportsView, type ReportsPdfInput } from './reports-view.ts';

export interface PdfRenderer {
  /** Deterministic: same input, same bytes. Synchronous: a server prints in a process of its own (`paper-press.ts`). */
  readonly renderReportPdf: (input: ReportPdfInput) => Buffer;
  /** The same for several reports in one document. */
  readonly renderReportsPdf: (input: ReportsPdfInput) => Buffer;
  readonly renderExtractPdf: (
    input: Omit<ReportPdfInput, 'extracts'> & { readonly extract: Extract },
  ) => Buffer;
}

const templates = fileURLToPath(new URL('templates/', import.meta.url));
const dataFile = `${templates}data.json`;
const logoFile = `${templates}logo.png`;
const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold'];

/** The compiler starts with the first report and stays in memory with its fonts and templates. */
export function createPdfRenderer(): PdfRenderer {
  let press: ReturnType<typeof startPress> | undefined;
  const renderReportPdf = (input: ReportPdfInput): Buffer => {
    press ??= startPress(templates, weights);
    return pressPdf(press, `${templates}report.typ`, {
      // Data is passed as a JSON file, so none of it can be parsed as markup.
      [dataFile]: Buffer.from(JSON.stringify(reportView(input, press.covers))),
      ...(input.logo !== undefined && { [logoFile]: input.logo }),
    });
  };
  const renderReportsPdf = (input: ReportsPdfInput): Buffer => {
    press ??= startPress(templates, weights);
    return pressPdf(press, `${templates}reports.typ`, {
      [dataFile]: Buffer.from(JSON.stringify(reportsView(input, press.covers))),
      ...(input.logo !== undefined && { [logoFile]: input.logo }),
    });
  };
  return {
    renderReportPdf,
    renderReportsPdf,
    renderExtractPdf: ({ extract, ...rest }) => renderReportPdf({ ...rest, extracts: [extract] }),
  };
}
