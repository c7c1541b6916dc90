import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { releasesExample } from './releases.fixtures.ts';
import { ReleasesSections } from './releases-desk.tsx';

const meta = preview.meta({
  title: 'Admin/Releases desk',
  component: ReleasesSections,
  decorators: [onDesk, onStage],
});

const nothing = () => {};

export const WithTrial = meta.story(() => (
  <ReleasesSections releases={releasesExample} page={1} onMoved={nothing} />
));
export const TrialWithoutFigures = meta.story(() => (
  <ReleasesSections
    releases={{
      ...releasesExample,
      trial: releasesExample.trial && { ...releasesExample.trial, brands: null, figures: [] },
    }}
    page={2}
    onMoved={nothing}
  />
));
export const NothingCounted = meta.story(() => (
  <ReleasesSections
    releases={{ ...releasesExample, trial: null, measures: [], history: [], total: 0 }}
    page={1}
    onMoved={nothing}
  />
));
