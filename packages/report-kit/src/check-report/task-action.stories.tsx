import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { exampleTask } from '../testing.ts';
import { TaskAction } from './task-action.tsx';

const meta = preview.meta({ title: 'Report/Task action', component: TaskAction, decorators: [onStage] });

export const All = meta.story(() => (
  <States>
    <State name="источник не ответил">
      <TaskAction
        orderItemId="item-1"
        task={exampleTask({ title: 'Банкротство', status: 'unavailable', can_restart: true })}
      />
    </State>
    <State name="источник ждёт данных">
      <TaskAction orderItemId="item-1" task={exampleTask({ title: 'ИНН', status: 'needs_data' })} />
    </State>
  </States>
));
