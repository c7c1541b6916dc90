import { itemStatuses } from '@proverka/contract/order-list';
import { taskStatuses } from '@proverka/contract/report';
import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { itemWords, taskWords } from '../status-words.ts';
import { StatusMark } from './status-mark.tsx';

const meta = preview.meta({ title: 'Report/Status mark', component: StatusMark });

export const OfTasks = meta.story(() => (
  <States>
    {taskStatuses.map((status) => (
      <State key={status} name={status}>
        <StatusMark status={taskWords[status]} />
      </State>
    ))}
  </States>
));
export const OfItems = meta.story(() => (
  <States>
    {itemStatuses.map((status) => (
      <State key={status} name={status}>
        <StatusMark status={itemWords[status]} />
      </State>
    ))}
  </States>
));
