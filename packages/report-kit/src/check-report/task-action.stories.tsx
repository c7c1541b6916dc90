import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';

import { Pressed, State, States } from '@proverka/ui-kit/stories/story-frame';
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
    <State name="у проверки есть своя цена">
      <TaskAction
        orderItemId="item-1"
        task={exampleTask({ title: 'ИНН', status: 'needs_data', price: 30.5 })}
      />
    </State>
  </States>
));

const silent = exampleTask({
  task_id: 'task-1',
  title: 'Банкротство',
  status: 'unavailable',
  can_restart: true,
});

export const Busy = meta.story(() => (
  <Pressed button="Проверить ещё раз">
    <TaskAction orderItemId="item-1" task={silent} />
  </Pressed>
));
export const Refused = meta.story({
  render: () => (
    <Pressed button="Проверить ещё раз">
      <TaskAction orderItemId="item-1" task={silent} />
    </Pressed>
  ),
  parameters: stage({
    answers: {
      'POST /report/item-1/tasks/task-1/restart': refusal(
        409,
        'Повторить эту проверку сейчас нельзя. Попробуйте через час',
      ),
    },
  }),
});
