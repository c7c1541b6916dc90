import preview from '@proverka/ui-kit/stories/preview';
import type { PlanRing } from './plan.domain.ts';
import { Plan } from './plan.tsx';

const meta = preview.meta({ title: 'Report/Plan', component: Plan });

const ring = (...points: readonly (readonly [number, number])[]): PlanRing =>
  points.map(([east, north]) => ({ east, north }));
const plot = ring([0, 0], [4, 42], [38, 47], [52, 20], [30, -4], [0, 0]);
const hole = ring([14, 14], [14, 22], [24, 22], [24, 14], [14, 14]);
const house = ring([30, 24], [30, 36], [38, 36], [38, 24], [30, 24]);
const caption = 'По координатам выписки, система МСК-78.';

export const Plot = meta.story(() => <Plan outline={[plot]} caption={caption} />);
export const WithHoleAndParts = meta.story(() => (
  <Plan outline={[plot, hole]} parts={[house]} caption={caption} />
));
export const Pipe = meta.story(() => (
  <Plan
    outline={[ring([0, 0], [900, 120], [1800, 90], [2600, 400]), [{ east: 1800, north: 90, radius: 60 }]]}
    caption="Сооружение задано линией."
  />
));
