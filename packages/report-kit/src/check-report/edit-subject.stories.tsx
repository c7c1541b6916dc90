import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { Pressed } from '@proverka/ui-kit/stories/story-frame';
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

export const Refused = meta.story({
  render: () => (
    <Pressed button="Сохранить">
      <EditSubject report={carReport} onDone={onDone} />
    </Pressed>
  ),
  parameters: stage({
    answers: {
      [`PUT /order_item/${carReport.order_item_id}/subject`]: refusal(
        409,
        'Данные этого отчёта исправить уже нельзя',
      ),
    },
  }),
});
