import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { PayoutsDesk } from './payouts-desk.tsx';
import { examplePayout } from './payouts.fixtures.ts';

const meta = preview.meta({ title: 'Desk/Payouts', component: PayoutsDesk, decorators: [onDesk, onStage] });
const withAnswer = (answer: object, state: 'waiting' | 'in_file' = 'waiting') => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/money/payouts': answer } }),
  render: () => <PayoutsDesk state={state} />,
});
const late = { ...examplePayout, is_late: true, state: 'in_file', file_id: examplePayout.payout_id };

export const Waiting = meta.story(withAnswer({ payouts: [examplePayout], total: 1 }));
export const InFile = meta.story(withAnswer({ payouts: [late], total: 1 }, 'in_file'));
export const Nothing = meta.story(withAnswer({ payouts: [], total: 0 }));
export const Failed = meta.story(withAnswer(refusal(503, 'Сервис временно недоступен')));
