import { levels } from '@proverka/contract/finding';
import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { findingsByLevel } from '../example-findings.ts';
import { exampleVerdict } from '../example-reports.ts';
import { Verdict } from './verdict.tsx';

const meta = preview.meta({ title: 'Report/Verdict', component: Verdict });

export const EveryLevel = meta.story(() => (
  <States>
    {levels.map((level) => (
      <State key={level} name={level}>
        <Verdict verdict={exampleVerdict(level)} findings={[findingsByLevel[level]]} />
      </State>
    ))}
  </States>
));
export const Preliminary = meta.story(() => (
  <Verdict verdict={exampleVerdict('warning')} findings={[findingsByLevel.warning]} isPreliminary />
));
