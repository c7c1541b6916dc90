import preview from '@proverka/ui-kit/stories/preview';
import { Fold } from './fold.tsx';

const meta = preview.meta({ title: 'Report/Fold', component: Fold });

export const Closed = meta.story(() => (
  <Fold head={<h3>Долги у приставов на 912 400 ₽</h3>}>
    <p>Два открытых производства.</p>
  </Fold>
));
export const Open = meta.story(() => (
  <Fold isOpen head={<h3>Долги у приставов на 912 400 ₽</h3>}>
    <p>Два открытых производства.</p>
  </Fold>
));
