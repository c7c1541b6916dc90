import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { examplePreview, exampleProducts } from '../../controls/prices.fixtures.ts';
import { PreviewAnswer } from './preview-answer.tsx';
import { PreviewDesk } from './preview-desk.tsx';

const meta = preview.meta({
  title: 'Desk/Prices/Preview',
  component: PreviewDesk,
  decorators: [onStage],
  args: { productId: exampleProducts[1]?.product_id ?? '' },
});
const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/products': answer } }),
});

export const Question = meta.story(answering({ products: exampleProducts }));
export const Answer = meta.story({
  ...answering({ products: exampleProducts }),
  render: () => <PreviewAnswer preview={examplePreview} />,
});
export const Guest = meta.story({
  ...answering({ products: exampleProducts }),
  render: () => (
    <PreviewAnswer preview={{ ...examplePreview, buyer: null, code: 'none', sell_percent: 0, offers: [] }} />
  ),
});
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
