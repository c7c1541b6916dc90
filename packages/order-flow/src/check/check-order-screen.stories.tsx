import { testSession } from '@proverka/shell-sdk/test-platform';
import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { checkProducts } from '../order/example-order.ts';
import { CheckOrderScreen } from './check-order-screen.tsx';

const meta = preview.meta({
  title: 'Order/Check order screen',
  component: CheckOrderScreen,
  decorators: [onStage],
  parameters: stage({ visitor: testSession }),
});

const ivan = { last_name: 'Образцов', first_name: 'Иван', birth_date: '1980-02-01' };
const screen = (product_name: string, subject: Readonly<Record<string, string>>) => (
  <CheckOrderScreen draft={{ product_name, subject }} products={checkProducts} editPath="/" />
);

export const Person = meta.story(() => screen('CheckFssp', { ...ivan, region: '77' }));
export const DataMissing = meta.story(() => screen('CheckFssp', ivan));
export const Company = meta.story(() => screen('CounterAgent', { inn: '7700000000' }));
export const Car = meta.story({
  render: () => screen('CheckAuto', { plate: 'А001АА77' }),
  parameters: stage({}),
});
