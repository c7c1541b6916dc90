import preview from '@proverka/ui-kit/stories/preview';
import { Timeline } from './timeline.tsx';

const meta = preview.meta({ title: 'Report/Timeline', component: Timeline });

export const Rights = meta.story(() => (
  <Timeline
    until="2026-11-20"
    entries={[
      { key: '1', title: 'Физическое лицо', start: '1998-03-01', end: '2011-08-30' },
      { key: '2', title: 'Администрация муниципального образования', start: '2011-08-30', end: '2019-05-14' },
      { key: '3', title: 'Физическое лицо', start: '2019-05-14', end: '2019-07-30' },
      { key: '4', title: 'Физическое лицо', start: '2019-07-30', end: null },
    ]}
  />
));
export const OneOwner = meta.story(() => (
  <Timeline
    until="2026-11-20"
    entries={[{ key: '1', title: 'Физическое лицо', start: '2026-06-01', end: null }]}
  />
));
