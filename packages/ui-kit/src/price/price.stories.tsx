import preview from '../../.storybook/preview.tsx';
import { State, States } from '../../.storybook/story-frame.tsx';
import { Price } from './price.tsx';

const meta = preview.meta({ title: 'Basics/Price', component: Price });

export const Kinds = meta.story(() => (
  <States>
    <State name="Точная">
      <Price value="1&nbsp;299&nbsp;₽" />
    </State>
    <State name="Наименьшая, с пояснением">
      <Price from value="499&nbsp;₽" note="за отчёт" />
    </State>
    <State name="Снижена по тарифу">
      <Price value="399,50&nbsp;₽" was="499&nbsp;₽" size="large" />
    </State>
    <State name="Без оплаты">
      <Price value="Бесплатно" size="small" />
    </State>
  </States>
));
