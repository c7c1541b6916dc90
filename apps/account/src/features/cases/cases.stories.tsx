import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { CaseView } from '@proverka/cases/case-view';
import { exampleCase, exampleLine } from '@proverka/cases/cases.fixtures';
import { CasesList } from './cases-list.tsx';
import { GuestCase } from '@proverka/cases/guest-case';
import { NewCase } from './new-case.tsx';

const meta = preview.meta({ title: 'Account/Cases', component: CasesList, decorators: [onStage] });
const answering = (answers: Readonly<Record<string, object>>) => ({
  parameters: stage({ visitor: testSession, answers }),
});
const away = refusal(503, 'Сервис временно недоступен');
const { case_id: id } = exampleCase;
const list = () => <CasesList page={1} />;
const one = () => <CaseView id={id} />;
const guest = () => <GuestCase token="token" />;

const open = { ...exampleLine, case_id: id.replace('c001', 'c002'), number: 1043, state: 'open' };
const closed = {
  ...exampleLine,
  case_id: id.replace('c001', 'c003'),
  number: 1044,
  kind: 'question',
  state: 'closed',
  product_name_ru: null,
  report_number: null,
};

export const List = meta.story({
  ...answering({ 'GET /cases': { cases: [exampleLine, open, closed], total: 3 } }),
  render: list,
});
export const NoCases = meta.story({
  ...answering({ 'GET /cases': { cases: [], total: 0 } }),
  render: list,
});
export const ListFailed = meta.story({ ...answering({ 'GET /cases': away }), render: list });
export const Answered = meta.story({ ...answering({ [`GET /cases/${id}`]: exampleCase }), render: one });
export const Closed = meta.story({
  ...answering({ [`GET /cases/${id}`]: { ...exampleCase, state: 'closed' } }),
  render: one,
});
export const OneFailed = meta.story({ ...answering({ [`GET /cases/${id}`]: away }), render: one });
export const New = meta.story({
  ...answering({}),
  render: () => <NewCase orderId={undefined} itemId={undefined} />,
});
export const Guest = meta.story({ ...answering({ 'POST /support/case': exampleCase }), render: guest });
export const GuestWithAWrongLink = meta.story({
  ...answering({ 'POST /support/case': refusal(404, 'Ссылка не действует', { code: 'case_link_invalid' }) }),
  render: guest,
});
