import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { GiveBackCounts } from './give-back-counts.tsx';

const meta = preview.meta({
  title: 'Desk/Counts',
  component: GiveBackCounts,
  decorators: [onDesk, onStage],
  parameters: stage({ visitor: testSession }),
});

export const OfAddress = meta.story({ args: {} });
export const OfPerson = meta.story({
  args: { personId: '0192f0c1-0000-7000-8000-000000000042', lastAddress: '203.0.113.7' },
});
