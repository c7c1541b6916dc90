import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import {
  carReport,
  companyReport,
  failedReports,
  finishedReport,
  reportsUnderWay,
} from '../example-reports.ts';
import { CheckReport } from './check-report.tsx';

const meta = preview.meta({
  title: 'Report/Check report',
  component: CheckReport,
  decorators: [onStage],
  parameters: stage({ visitor: testSession }),
});

export const WaitsForPayment = meta.story(() => <CheckReport report={reportsUnderWay.created} />);
export const Queued = meta.story(() => <CheckReport report={reportsUnderWay.queued} />);
export const Running = meta.story(() => <CheckReport report={reportsUnderWay.running} />);
export const FirstAnswer = meta.story(() => <CheckReport report={reportsUnderWay.readable} />);
export const NeedsData = meta.story(() => <CheckReport report={reportsUnderWay.needsData} />);
export const Danger = meta.story(() => <CheckReport report={finishedReport('danger')} />);
export const Warning = meta.story(() => <CheckReport report={finishedReport('warning')} />);
export const Attention = meta.story(() => <CheckReport report={finishedReport('attention')} />);
export const Clear = meta.story(() => <CheckReport report={finishedReport('clear')} />);
export const Unchecked = meta.story(() => <CheckReport report={finishedReport('unchecked')} />);
export const Company = meta.story(() => <CheckReport report={companyReport} />);
export const Car = meta.story(() => <CheckReport report={carReport} />);
export const WithoutPdf = meta.story(() => (
  <CheckReport report={finishedReport('clear', { has_pdf: false, rating: { rating: 'up', comment: '' } })} />
));
export const Failed = meta.story(() => <CheckReport report={failedReports.failed} />);
export const Refunded = meta.story(() => <CheckReport report={failedReports.refunded} />);
