import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { TaskAction } from '../check-report/task-action.tsx';
import { tasksInEveryState } from '../example-reports.ts';
import { Sources } from './sources.tsx';

const meta = preview.meta({ title: 'Report/Sources', component: Sources, decorators: [onStage] });

export const EveryState = meta.story(() => <Sources tasks={tasksInEveryState} />);
export const WithActions = meta.story(() => (
  <Sources
    tasks={tasksInEveryState.slice(4)}
    renderAction={(task) => <TaskAction orderItemId="item-1" task={task} />}
  />
));
