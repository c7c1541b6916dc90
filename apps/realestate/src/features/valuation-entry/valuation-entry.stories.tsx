import { productFixture } from '@proverka/contract/product.fixtures';
import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { ValuationEntry } from './valuation-entry.tsx';

const meta = preview.meta({
  title: 'Real estate/Valuation entry',
  component: ValuationEntry,
  decorators: [onStage],
});

const product = productFixture({
  product_name: 'CostAssessment',
  product_name_ru: 'Рыночная оценка',
  product_price: 99,
  metadata: { contents: [], expected: { p50: 60, p95: 300, measured: false } },
});
const key = '78:31:0000000:1024';

export const ForSale = meta.story({
  render: () => <ValuationEntry objectKey={key} product={product} owned={null} />,
});
export const OrderedBefore = meta.story({
  render: () => (
    <ValuationEntry objectKey={key} product={product} owned={{ path: '/valuation/1/', day: '20.11.2026' }} />
  ),
});
