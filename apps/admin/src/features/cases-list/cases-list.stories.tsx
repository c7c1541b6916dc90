import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { exampleCase } from '../../controls/case.fixtures.ts';
import { CasesList } from './cases-list.tsx';

const meta = preview.meta({ title: 'Desk/Cases', component: CasesList, decorators: [onDesk, onStage] });
const withAnswer = (answer: object) => ({
  parameters: stage({
    visitor: testSession,
    answers: { 'POST /admin/cases': answer, 'GET /admin/cases/staff': { staff: [] } },
  }),
});
const answered = {
  ...exampleCase,
  case_id: '0192f0c1-0000-7000-8000-00000000c002',
  number: 1043,
  kind: 'stuck_order',
  state: 'answered',
  due_date: null,
  is_late: false,
};

export const Queue = meta.story(
  withAnswer({ cases: [exampleCase, answered], next: null, total: { count: 2, is_more: false } }),
);
export const Nothing = meta.story(withAnswer({ cases: [], next: null, total: { count: 0, is_more: false } }));
export const Failed = meta.story(withAnswer(refusal(503, 'Сервис временно недоступен')));
