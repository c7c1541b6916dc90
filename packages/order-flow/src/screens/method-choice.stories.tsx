import { rubles } from '@proverka/validation/money';
import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { MethodChoice } from './method-choice.tsx';

const meta = preview.meta({ title: 'Order/Method choice', component: MethodChoice });

const nothing = () => undefined;
const total = rubles(499);

export const All = meta.story(() => (
  <States>
    <State name="баланса хватает">
      <MethodChoice total={total} balance={rubles(1500)} method="balance" onChoose={nothing} />
    </State>
    <State name="баланса хватает на часть">
      <MethodChoice total={total} balance={rubles(300)} method="part" onChoose={nothing} />
    </State>
  </States>
));
