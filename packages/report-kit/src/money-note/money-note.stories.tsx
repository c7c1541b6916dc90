import preview from '@proverka/ui-kit/stories/preview';
import { failedReports } from '../example-reports.ts';
import { MoneyNote } from './money-note.tsx';

const meta = preview.meta({ title: 'Report/Money note', component: MoneyNote });

export const ToCard = meta.story(() => <MoneyNote report={failedReports.failed} />);
export const ToBalance = meta.story(() => <MoneyNote report={failedReports.refunded} />);
