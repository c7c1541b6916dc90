import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { longFinding } from '../example-findings.ts';
import { LongText } from './long-text.tsx';

const meta = preview.meta({ title: 'Report/Long text', component: LongText });

export const All = meta.story(() => (
  <States>
    <State name="короткий">
      <LongText text="Для индивидуального жилищного строительства" />
    </State>
    <State name="длинный">
      <LongText text={longFinding.text.repeat(3)} />
    </State>
  </States>
));
