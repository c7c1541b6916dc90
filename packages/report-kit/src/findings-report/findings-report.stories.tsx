import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { findingsByLevel, longFinding } from '../example-findings.ts';
import { finishedReport, reportsUnderWay } from '../example-reports.ts';
import { FindingsReport } from './findings-report.tsx';

const meta = preview.meta({
  title: 'Report/Findings report',
  component: FindingsReport,
  decorators: [onStage],
});

export const UnderWay = meta.story(() => <FindingsReport report={reportsUnderWay.readable} />);
export const Delivered = meta.story(() => <FindingsReport report={finishedReport('danger')} />);
export const LongTexts = meta.story(() => (
  <FindingsReport
    report={finishedReport('warning', {
      findings: [longFinding, findingsByLevel.clear],
      subject: {
        kind: 'person',
        display_name: 'Образцова-Тестовская Александра Константиновна оглы Примерова',
        data: { birth_date: '1980-02-01', passport_series: '0000', passport_number: '000000', region: '77' },
      },
    })}
  />
));
