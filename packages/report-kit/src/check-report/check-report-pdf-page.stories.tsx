import { reportKey } from '@proverka/api-client/reports';
import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { failedReports, finishedReport, reportsUnderWay } from '../example-reports.ts';
import type { Report } from '@proverka/contract/report';
import { createFakeStreams } from '../testing.ts';
import { Component as Page } from './check-report-pdf-page.tsx';

/** No server stands behind a story: its stream stays silent. */
function withoutStream() {
  const real = globalThis.EventSource;
  globalThis.EventSource = createFakeStreams().EventSource as typeof EventSource;
  return () => {
    globalThis.EventSource = real;
  };
}

const meta = preview.meta({
  title: 'Report/PDF page',
  component: Page,
  decorators: [onStage],
  beforeEach: withoutStream,
});

const at = (report: Report) =>
  stage({
    pattern: '/:id/',
    url: `/${report.order_item_id}/`,
    known: [[reportKey(report.order_item_id), report]],
  });

export const UnderWay = meta.story({ render: () => <Page />, parameters: at(reportsUnderWay.running) });
export const FileUnderWay = meta.story({
  render: () => <Page />,
  parameters: at(finishedReport('clear', { has_pdf: false })),
});
export const Failed = meta.story({ render: () => <Page />, parameters: at(failedReports.refunded) });
