import type { Damage } from '@proverka/contract/finding';
import { schemeHeight, schemeWidth } from '@proverka/findings/damage-shapes';
import { pictureDamage, type DamageDrawing, type Mark } from '@proverka/findings/draw-damage';
import type { DamageView } from './pdf-view.ts';

const hatch =
  '<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<rect width="6" height="6" fill="#fff8db"/><rect width="2.4" height="6" fill="#7a6000"/></pattern></defs>';
/** The colours of the levels on paper; the hatching tells the slightest apart without them. */
const fills: Readonly<Record<Mark | 'whole', string>> = {
  shape: '#a61b16',
  plain: '#b24a00',
  surface: 'url(#hatch)',
  whole: '#ffffff',
};
const line = 'stroke="#5c646c" stroke-linejoin="round"';

/** Damaged places as the screen shows them. */
export function damageView(damage: readonly Damage[]): DamageView {
  const { drawings, groups } = pictureDamage(damage);
  return {
    drawings: drawings.map((drawing) => ({ svg: svgOf(drawing), alt: drawing.alt })),
    groups: groups.map(({ mark, title, places }) => ({
      svg: drawings.length === 0 ? '' : swatchOf(mark),
      title,
      places: places.join('; '),
    })),
    note: drawings.length === 0 ? '' : 'Вид сверху, перед вверху, полоса внизу — днище.',
  };
}

function svgOf({ lines, zones }: DamageDrawing): string {
  return svg(schemeWidth, schemeHeight, [
    ...lines.map((d) => `<path d="${d}" fill="#d9dde1" ${line}/>`),
    ...zones.map(
      ({ path, mark }) => `<path d="${path}" fill="${fills[mark ?? 'whole']}" stroke-width="1.5" ${line}/>`,
    ),
  ]);
}

const swatchOf = (mark: Mark): string =>
  svg(16, 16, [`<path d="M1 1h14v14h-14z" fill="${fills[mark]}" ${line}/>`]);

const svg = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${hatch}${parts.join('')}</svg>`;
