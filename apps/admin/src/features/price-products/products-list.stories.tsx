import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleProducts } from '../../controls/prices.fixtures.ts';
import { ProductsList } from './products-list.tsx';

const meta = preview.meta({ title: 'Desk/Prices/Products', component: ProductsList, decorators: [onStage] });
const answering = (answer: object) => ({
  parameters: stage({
    visitor: testSession,
    answers: { 'GET /admin/products': answer, 'GET /admin/views': { views: [] } },
  }),
});

export const Some = meta.story(answering({ products: exampleProducts }));
export const Empty = meta.story(answering({ products: [] }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
