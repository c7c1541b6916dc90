import { missingData } from '@proverka/contract/report';
import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { Pressed } from '@proverka/ui-kit/stories/story-frame';
import { personReport, reportsUnderWay } from '../example-reports.ts';
import { exampleTask } from '../testing.ts';
import { NeedsData } from './needs-data.tsx';

const meta = preview.meta({ title: 'Report/Needs data', component: NeedsData, decorators: [onStage] });

export const OneSource = meta.story(() => <NeedsData report={reportsUnderWay.needsData} />);

export const EveryField = meta.story(() => (
  <NeedsData
    report={personReport({
      status: 'needs_data',
      tasks: [
        exampleTask({
          title: 'Залоги движимого имущества в реестре уведомлений нотариальной палаты',
          status: 'needs_data',
          missing_requirements: [...missingData],
        }),
        exampleTask({ task_id: 'task-2', title: 'ИНН по паспорту', status: 'needs_data' }),
      ],
    })}
  />
));

export const LeftEmpty = meta.story(() => (
  <Pressed button="Продолжить проверку">
    <NeedsData report={reportsUnderWay.needsData} />
  </Pressed>
));
