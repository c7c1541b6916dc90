import { levels } from '@proverka/contract/finding';
import preview from '@proverka/ui-kit/stories/preview';
import { findingsByLevel, longFinding } from '../example-findings.ts';
import { Findings } from './findings.tsx';

const meta = preview.meta({ title: 'Report/Findings', component: Findings });

export const EveryLevel = meta.story(() => (
  <Findings findings={levels.map((level) => findingsByLevel[level])} />
));
export const LongTexts = meta.story(() => <Findings findings={[longFinding]} />);
export const OfAnOwner = meta.story(() => (
  <Findings findings={[{ ...findingsByLevel.warning, owner_name: 'Образцов И. П.' }]} />
));
