import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { exampleCasePage, exampleTemplate } from '../../controls/case.fixtures.ts';
import { CaseScreen } from './case-screen.tsx';

const { case_id: id } = exampleCasePage.case;
const meta = preview.meta({
  title: 'Desk/Case',
  component: CaseScreen,
  decorators: [onDesk, onStage],
  args: { id },
});

const answering = (answer: object) => ({
  parameters: stage({
    visitor: testSession,
    answers: {
      [`GET /admin/cases/${id}`]: answer,
      'GET /admin/cases/templates': { templates: [exampleTemplate] },
      'GET /admin/cases/staff': { staff: [{ person_id: testSession.user.id, name: 'Тестов Иван' }] },
    },
  }),
});

const guest = {
  ...exampleCasePage.case,
  state: 'closed',
  due_date: null,
  is_late: false,
  person_id: null,
  order_id: null,
  product_name_ru: null,
  report_number: null,
};

export const Open = meta.story(answering(exampleCasePage));
export const ClosedOfAGuest = meta.story(
  answering({ ...exampleCasePage, case: guest, order: null, notes: [], is_email_proven: false }),
);
export const Dispute = meta.story(
  answering({
    ...exampleCasePage,
    case: { ...exampleCasePage.case, kind: 'dispute' },
    dispute_id: '0192f0c1-0000-7000-8000-0000000000d1',
  }),
);
export const StuckOrder = meta.story(
  answering({
    ...exampleCasePage,
    case: { ...exampleCasePage.case, kind: 'stuck_order', assignee: null },
    messages: [],
    notes: [],
  }),
);
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
