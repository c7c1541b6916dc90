import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleComponents, exampleProducts } from '../../controls/prices.fixtures.ts';
import { ComponentsDesk } from './components-desk.tsx';

const meta = preview.meta({
  title: 'Desk/Prices/Components',
  component: ComponentsDesk,
  decorators: [onStage],
  args: { productId: exampleProducts[0]?.product_id ?? '', onChoose: () => undefined },
});
const answering = (components: object) => ({
  parameters: stage({
    visitor: testSession,
    answers: {
      'GET /admin/products': { products: exampleProducts },
      'GET /admin/price_component/list': components,
    },
  }),
});

export const Planned = meta.story(answering({ price_components: exampleComponents }));
export const NotChosen = meta.story({
  ...answering({ price_components: [] }),
  args: { productId: '' },
});
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({
  parameters: stage({
    visitor: testSession,
    answers: { 'GET /admin/products': { products: exampleProducts } },
  }),
});
