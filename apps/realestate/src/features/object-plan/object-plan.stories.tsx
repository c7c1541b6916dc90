import { onStage } from '@proverka/shell-sdk/test-stage';
import type { SitePlanData } from '@proverka/charts/site-plan-data';
import preview from '@proverka/ui-kit/stories/preview';
import { pictureOf, planOf, sampleData, shore, twoParts } from './object-plan.fixtures.ts';
import { ObjectPlan, type ObjectPlanProps } from './object-plan.tsx';

const meta = preview.meta({ title: 'Real estate/Object plan', component: ObjectPlan, decorators: [onStage] });

const drawn = (data: SitePlanData) => (
  <ObjectPlan
    plan={planOf(data)}
    full="done"
    origin={{
      objectKey: data.subject.number,
      addressOf: (width) => `data:image/svg+xml,${encodeURIComponent(pictureOf(data, width))}`,
    }}
  />
);
const missing = (state: 'none' | 'absurd' | null, full: ObjectPlanProps['full'] = 'done') => (
  <ObjectPlan
    plan={state === null ? undefined : { state, summary: '', notes: [], neighbours: [] }}
    full={full}
    origin={{ objectKey: '', addressOf: () => '' }}
  />
);

export const House = meta.story({ render: () => drawn(sampleData) });
export const TwoParts = meta.story({ render: () => drawn(twoParts) });
export const ManyPointsAndSilentNeighbours = meta.story({ render: () => drawn(shore) });
export const Sample = meta.story({
  render: () => <ObjectPlan plan={planOf(sampleData)} full="idle" origin={null} />,
});
export const NoOutline = meta.story({ render: () => missing('none') });
export const AbsurdOutline = meta.story({ render: () => missing('absurd') });
export const SilentMap = meta.story({ render: () => missing(null) });
export const Waiting = meta.story({ render: () => missing(null, 'waiting') });
