import preview from '@proverka/ui-kit/stories/preview';
import { checkProducts, refused } from '../order/example-order.ts';
import { CheckChoice } from './check-choice.tsx';

const meta = preview.meta({ title: 'Order/Check choice', component: CheckChoice });

const nothing = () => undefined;
const choice = (main: string, chosen: readonly string[], error = '') => (
  <CheckChoice main={main} products={checkProducts} chosen={chosen} onChange={nothing} error={error} />
);

export const NarrowOrWide = meta.story(() => choice('CheckFssp', ['CheckFssp', 'CheckBankruptcy']));
export const WideChosen = meta.story(() => choice('CheckFssp', ['CheckPerson']));
export const OnlyOne = meta.story(() => choice('CheckAuto', ['CheckAuto']));
export const Refused = meta.story(() => choice('CheckFssp', ['CheckFssp'], refused('products').text));
