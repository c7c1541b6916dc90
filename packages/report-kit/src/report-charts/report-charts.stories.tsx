import preview from '@proverka/ui-kit/stories/preview';
import { creditFindings } from './credit.fixtures.ts';
import { carFindings } from './report-charts.fixtures.ts';
import { ReportCharts } from './report-charts.tsx';

const meta = preview.meta({ title: 'Report/Charts', component: ReportCharts });

export const Car = meta.story(() => <ReportCharts findings={carFindings} />);
export const Credit = meta.story(() => <ReportCharts findings={creditFindings} />);
