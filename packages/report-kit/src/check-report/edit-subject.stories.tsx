import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { carReport, companyReport, personReport } from '../example-reports.ts';
import { EditSubject } from './edit-subject.tsx';

const meta = preview.meta({ title: 'Report/Edit subject', component: EditSubject, decorators: [onStage] });

const onDone = () => undefined;

export const Person = meta.story(() => <EditSubject report={personReport()} onDone={onDone} />);
export const Company = meta.story(() => <EditSubject report={companyReport} onDone={onDone} />);
export const Car = meta.story(() => <EditSubject report={carReport} onDone={onDone} />);
export const NoEditsLeft = meta.story(() => (
  <EditSubject report={personReport({ edits_left: 0 })} onDone={onDone} />
));
