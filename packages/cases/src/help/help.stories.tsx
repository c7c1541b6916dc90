import { onStage, refusal, stage, type Answers } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleCase, exampleLine } from '../cases.fixtures.ts';
import { Help } from './help.tsx';

const meta = preview.meta({ title: 'Cases/Help', component: Help, decorators: [onStage] });
const usual = { 'GET /support/usual_answer': { seconds: 5400 } };
const unknown = { 'GET /support/usual_answer': { seconds: null } };
const report = {
  page: '/report/0192f0c1-0000-7000-8000-0000000000b1/',
  title: 'Отчёт об объекте',
  itemId: '0192f0c1-0000-7000-8000-0000000000b1',
};
const home = { page: '/', title: 'Проверка недвижимости' };
const help = (subject: typeof home) => (
  <div style={{ maxWidth: 440, padding: 20 }}>
    <Help subject={subject} onLeave={() => undefined} />
  </div>
);
const own = (answers: Answers) => ({ parameters: stage({ visitor: testSession, answers }) });

const waiting = {
  ...exampleLine,
  case_id: '0192f0c1-0000-7000-8000-00000000c002',
  number: 1043,
  state: 'open',
  is_unread: false,
  excerpt: 'Почему так долго: уже второй день жду выписку о переходе прав, а в заказе написано «один час»',
};

export const Own = meta.story({
  ...own({ ...usual, 'GET /cases': { cases: [exampleLine, waiting], total: 5 } }),
  render: () => help(report),
});
export const First = meta.story({
  ...own({ ...unknown, 'GET /cases': { cases: [], total: 0 } }),
  render: () => help(home),
});
export const Waiting = meta.story({ ...own({}), render: () => help(home) });
export const Failed = meta.story({
  ...own({ ...unknown, 'GET /cases': refusal(503, 'Сервис временно недоступен') }),
  render: () => help(home),
});
export const Guest = meta.story({
  parameters: stage({ answers: { ...usual, 'POST /support/case': exampleCase } }),
  render: () => help(home),
});
