import type { BuyersWord } from '@proverka/contract/valuation';
import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleEstimate } from '../../valued-flat/valuation.fixtures.ts';
import { ValuationPreview } from './valuation-preview.tsx';

const meta = preview.meta({
  title: 'Real estate/Valuation preview',
  component: ValuationPreview,
  decorators: [onStage],
});

const shown = (word: BuyersWord = {}, owned = false) => (
  <ValuationPreview
    objectKey="78:31:0000000:1024"
    word={word}
    onWord={() => undefined}
    orderPath="/objectCheckout/78:31:0000000:1024/"
    time="обычно до минуты"
    owned={owned ? { path: '/valuation/1/', day: '20.11.2026' } : null}
  />
);
const answered = (answer: object) => stage({ answers: { 'POST /estimate': answer } });

export const BySales = meta.story({ render: () => shown(), parameters: answered(exampleEstimate()) });
export const ByAdverts = meta.story({
  render: () => shown(),
  parameters: answered(exampleEstimate({ basis: 'adverts', district_range: null, comparables_found: 6 })),
});
export const WithTheBuyersWord = meta.story({
  render: () => shown({ condition: 'good', rooms: 2 }),
  parameters: answered(exampleEstimate({ asks: [] })),
});
export const OrderedBefore = meta.story({
  render: () => shown({}, true),
  parameters: answered(exampleEstimate()),
});
export const Waiting = meta.story({ render: () => shown() });
export const TooFewComparables = meta.story({
  render: () => shown({ rooms: 6 }),
  parameters: answered(
    refusal(422, 'Похожих квартир рядом меньше пяти. По стольким цену не называют, поэтому и мы не назовём', {
      code: 'valuation_few_comparables',
    }),
  ),
});
export const NoFlat = meta.story({
  render: () => shown(),
  parameters: answered(
    refusal(422, 'Оценить можно квартиру или апартаменты. Этот объект — другой: дом, участок, комната', {
      code: 'valuation_not_flat',
    }),
  ),
});
export const NoAnswer = meta.story({
  render: () => shown(),
  parameters: answered(
    refusal(503, 'Оценка сейчас обновляется. Повторите через несколько минут', {
      code: 'valuation_not_ready',
    }),
  ),
});
