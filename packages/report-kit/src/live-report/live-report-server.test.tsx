import { reportKey } from '@proverka/api-client/reports';
import type { Report } from '@proverka/contract/report';
import { testSession } from '@proverka/shell-sdk/test-platform';
import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { finishedReport, reportsUnderWay } from '../example-reports.ts';
import { ProgressOfReport } from '../report-progress/item-progress.tsx';
import { LiveReport } from './live-report.tsx';

/** The page as the server sends it. */
function served(report: Report): string {
  const Page = () => (
    <LiveReport orderItemId={report.order_item_id} skeleton={<p>загрузка</p>}>
      {({ findings }) => <p>{`находок: ${findings.length}`}</p>}
    </LiveReport>
  );
  const parameters = stage({ visitor: testSession, known: [[reportKey(report.order_item_id), report]] });
  return renderToString(onStage(Page, { globals: { theme: 'person-check' }, parameters }));
}

test('the server renders a report of the usual length, and leaves one of a book to the browser', () => {
  const report = finishedReport('danger');
  expect(served(report)).toContain(`находок: ${report.findings.length}`);
  const [finding] = report.findings;
  if (!finding) throw new Error('The example has no findings');
  const findings = Array.from({ length: 20_000 }, () => finding);
  const long = served({ ...report, findings });
  expect(long).toContain('загрузка');
  expect(long).not.toContain('находок');
});

test('the server does not say how long one has waited: the browser that takes the page over would say another number', () => {
  const html = renderToString(<ProgressOfReport report={reportsUnderWay.running} label="Проверка" />);
  expect(html).toContain('обычно');
  expect(html).not.toContain('прошло');
});
