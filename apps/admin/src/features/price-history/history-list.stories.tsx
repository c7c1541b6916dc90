import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleHistory } from '../../controls/prices.fixtures.ts';
import { HistoryList } from './history-list.tsx';

const meta = preview.meta({ title: 'Desk/Prices/History', component: HistoryList, decorators: [onStage] });
const answering = (answer: object) => ({
  parameters: stage({
    visitor: testSession,
    answers: { 'GET /admin/price_history': answer, 'GET /admin/views': { views: [] } },
  }),
});

export const Some = meta.story(
  answering({ history: exampleHistory, next: null, total: { count: 2, is_more: false } }),
);
export const Empty = meta.story(answering({ history: [], next: null, total: { count: 0, is_more: false } }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
