import type { DisputeLine } from '@proverka/contract/dispute';
import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { DisputesList } from './disputes-list.tsx';

const meta = preview.meta({
  title: 'Desk/Disputes',
  component: DisputesList,
  decorators: [onDesk, onStage],
  args: { list: 'open' as const },
});

const line: DisputeLine = {
  dispute_id: '0192f0c1-0000-7000-8000-0000000000d1',
  number: 12,
  report_number: '7K3M-9QDT-XW2P',
  product_name_ru: 'Выписка об объекте',
  level: 'danger',
  title: 'Объект в аресте по определению суда и не может быть продан до его снятия',
  has_document: true,
  opened_at: '2026-11-21T09:00:00.000Z',
  answered_at: null,
  outcome: null,
};
const answering = (disputes: readonly object[]) => ({
  parameters: stage({
    visitor: testSession,
    answers: {
      'GET /admin/disputes': { disputes, total: disputes.length },
      'GET /admin/views': { views: [] },
    },
  }),
});

export const Waiting = meta.story(answering([line, { ...line, number: 13, has_document: false }]));
export const NobodyWaits = meta.story(answering([]));
