import { flatFixture } from '@proverka/contract/object.fixtures';
import { testSession } from '@proverka/shell-sdk/test-platform';
import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { objectProducts } from '../order/example-order.ts';
import { ObjectOrderScreen } from './object-order-screen.tsx';

const meta = preview.meta({
  title: 'Order/Object order screen',
  component: ObjectOrderScreen,
  decorators: [onStage],
});

const flat = flatFixture();
const screen = (preselected: readonly string[]) => (
  <ObjectOrderScreen
    object={flat}
    objectKey={flat.Number}
    products={objectProducts}
    preselected={preselected}
  />
);

export const Guest = meta.story(() => screen([]));
export const SignedIn = meta.story({
  render: () => screen(['EgrnObject']),
  parameters: stage({ visitor: testSession }),
});
