import { testSession } from '@proverka/shell-sdk/test-platform';
import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { DealView } from './deal-view.tsx';
import { DealsList } from './deals-list.tsx';
import { exampleDeal, exampleDealLine, newDeal } from './deals.fixtures.ts';

const meta = preview.meta({ title: 'Account/Deals', component: DealsList, decorators: [onStage] });
const answering = (answers: Readonly<Record<string, object>>) => ({
  parameters: stage({ visitor: testSession, answers }),
});
const away = refusal(503, 'Сервис временно недоступен');
const { deal_id: id } = exampleDeal;
const list = () => <DealsList />;
const one = () => <DealView id={id} />;
const done = { ...exampleDealLine, deal_id: id.replace('f001', 'f002'), next_step: null, documents: 12 };

export const List = meta.story({
  ...answering({ 'GET /deals': { deals: [exampleDealLine, done] } }),
  render: list,
});
export const NoDeals = meta.story({ ...answering({ 'GET /deals': { deals: [] } }), render: list });
export const ListFailed = meta.story({ ...answering({ 'GET /deals': away }), render: list });
export const Folder = meta.story({ ...answering({ [`GET /deal/${id}`]: exampleDeal }), render: one });
export const NewFolder = meta.story({ ...answering({ [`GET /deal/${id}`]: newDeal }), render: one });
export const FolderFailed = meta.story({ ...answering({ [`GET /deal/${id}`]: away }), render: one });
