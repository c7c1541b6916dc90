import type { Contour } from '@proverka/contract/extract-object';
import { Plan } from '@proverka/report-kit/plan';
import { joined } from '@proverka/words/joined';

interface BoundaryPlanProps {
  readonly contours: readonly Contour[];
  /** Parts of a plot, drawn as dashed outlines. */
  readonly parts?: readonly Contour[];
}

/** The boundaries by the extract's coordinates; renders nothing without coordinates. */
export function BoundaryPlan({ contours, parts }: BoundaryPlanProps) {
  const partRings = ringsOf(parts ?? []);
  const systems = [...new Set(contours.flatMap(({ coordinateSystem }) => coordinateSystem ?? []))];
  const caption = joined([
    'Построено по координатам выписки',
    systems.length > 0 && `система координат ${systems.join(', ')}`,
    partRings.length > 0 && 'пунктиром показаны части участка',
  ]);
  return <Plan outline={ringsOf(contours)} parts={partRings} caption={`${caption}.`} />;
}

/** In the register `x` points north and `y` east. */
function ringsOf(contours: readonly Contour[]) {
  return contours.flatMap(({ rings }) =>
    rings.map(({ points }) =>
      points.map(({ x, y, radiusMetres }) => ({ east: y, north: x, radius: radiusMetres })),
    ),
  );
}
