import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleModel, modelOutOfNorm } from '../../valued-flat/valuation.fixtures.ts';
import { ValuationAccuracy } from './valuation-accuracy.tsx';

const meta = preview.meta({
  title: 'Real estate/Valuation accuracy',
  component: ValuationAccuracy,
  decorators: [onStage],
});

export const WithinTheNorm = meta.story({ render: () => <ValuationAccuracy model={exampleModel} /> });
export const OutOfTheNorm = meta.story({ render: () => <ValuationAccuracy model={modelOutOfNorm} /> });
