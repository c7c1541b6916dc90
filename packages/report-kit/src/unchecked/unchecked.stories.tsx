import preview from '@proverka/ui-kit/stories/preview';
import { findingsByLevel, limitFinding } from '../example-findings.ts';
import { tasksInEveryState } from '../example-reports.ts';
import { Unchecked } from './unchecked.tsx';

const meta = preview.meta({ title: 'Report/Unchecked', component: Unchecked });

export const All = meta.story(() => (
  <Unchecked tasks={tasksInEveryState} open={[findingsByLevel.unchecked]} limits={[limitFinding]} />
));
export const OnlyLimits = meta.story(() => <Unchecked tasks={[]} open={[]} limits={[limitFinding]} />);
