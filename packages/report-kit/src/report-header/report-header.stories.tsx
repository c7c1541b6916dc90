import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { carReport, companyReport, finishedReport, personReport } from '../example-reports.ts';
import { exampleReport } from '../testing.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportHeader } from './report-header.tsx';

const meta = preview.meta({ title: 'Report/Header', component: ReportHeader, decorators: [onStage] });

const delivered = finishedReport('clear');

export const UnderWay = meta.story(() => (
  <ReportHeader report={personReport({ created_at: delivered.created_at })} />
));
export const WithActions = meta.story(() => (
  <ReportHeader report={delivered} actions={<ReportActions report={delivered} />} />
));
export const FlatOrHouse = meta.story(() => <ReportHeader report={exampleReport()} />);
export const ObjectWithoutNumber = meta.story(() => (
  <ReportHeader
    report={exampleReport({
      object_key: 'Тульская область, садовое товарищество «Тестовый луч», участок 117',
      object_address: '',
    })}
  />
));
export const Company = meta.story(() => <ReportHeader report={companyReport} />);
export const Car = meta.story(() => <ReportHeader report={carReport} />);
