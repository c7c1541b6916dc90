import type { Apart } from '#platform/apart/apart.ts';
import { doneApart } from '#platform/apart/done-apart.ts';
import type { Work } from '#platform/apart/work.ts';
import type { renderReportApart } from './render-report.apart.ts';
import type { ReportPdfInput } from './report-view.ts';

export interface PaperPress {
  readonly renderReportPdf: (input: ReportPdfInput) => Promise<Buffer>;
}

const rendering: Work<typeof renderReportApart> = {
  file: new URL('render-report.apart.ts', import.meta.url),
  name: 'renderReportApart',
  // Reports about plots of ten thousand points take seconds on a busy machine.
  milliseconds: 30_000,
  heapMb: 256,
  waiting: 100,
};

/** Reports are printed in a process of their own. */
export const createPaperPress = (apart: Apart): PaperPress => ({
  renderReportPdf: async (input) => Buffer.from(doneApart(rendering, await apart.run(rendering, input))),
});
