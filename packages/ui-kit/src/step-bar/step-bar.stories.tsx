import preview from '../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { StepBar } from './step-bar.tsx';

const meta = preview.meta({ title: 'Navigation/Step bar', component: StepBar });

export const SumAndNextStep = meta.story(() => (
  <StepBar>
    <output>Итого 998 ₽</output>
    <Button size="large">Продолжить</Button>
  </StepBar>
));
