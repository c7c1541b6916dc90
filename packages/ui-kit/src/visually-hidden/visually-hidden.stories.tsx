import preview from '../../.storybook/preview.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = preview.meta({ title: 'Basics/Visually hidden', component: VisuallyHidden });

export const BesideANumber = meta.story(() => (
  <p>
    <VisuallyHidden>Проверено источников: </VisuallyHidden>5 / 12
  </p>
));
