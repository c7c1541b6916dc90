import { linkVertical } from 'd3-shape';
import { levelGlyphs } from '../picture/glyphs.domain.ts';
import { cut, round, type Picture, type Shape } from '../picture/picture.domain.ts';
import { linesOf } from '../values/lines.domain.ts';
import type { GraphEdge, GraphNode } from './draw-graph.domain.ts';

const across = 3;
const box = { height: 66, gap: 46 };
/** Pixels of a box's text on the narrowest phone and where there is room. */
const narrowBox = 84;
const wideBox = 190;

interface Box {
  readonly node: GraphNode;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isSubject: boolean;
}

/** Boxes in rows of at most three and the lines between them; lines are drawn first, so that no box is crossed. */
export function graphShapes(
  layers: readonly (readonly GraphNode[])[],
  edges: readonly GraphEdge[],
  width: number,
): Picture {
  const rows = layers.flatMap((layer) =>
    Array.from({ length: Math.ceil(layer.length / across) }, (_, place) =>
      layer.slice(place * across, (place + 1) * across),
    ),
  );
  const boxes = rows.flatMap((row, at) => rowBoxes(row, at, width));
  const byKey = new Map(boxes.map((drawn) => [drawn.node.key, drawn]));
  const drawnEdges = edges.flatMap((edge) => {
    const [from, to] = [byKey.get(edge.from), byKey.get(edge.to)];
    return from && to && from !== to ? [{ edge, from, to }] : [];
  });
  return {
    width,
    height: rows.length * box.height + (rows.length - 1) * box.gap + 2,
    shapes: [
      { kind: 'path', d: drawnEdges.map(({ from, to }) => linkPath(from, to)).join(''), look: 'edge' },
      ...boxes.map(boxShape),
      ...boxes.flatMap(boxTexts),
      ...boxes.flatMap(boxMark),
      ...edgeTitles(drawnEdges),
    ],
  };
}

function rowBoxes(row: readonly GraphNode[], at: number, width: number): Box[] {
  const slot = width / across;
  const start = (width - row.length * slot) / 2;
  const margin = width * 0.014;
  return row.map((node, place) => ({
    node,
    x: round(start + place * slot + margin),
    y: 1 + at * (box.height + box.gap),
    width: round(slot - 2 * margin),
    isSubject: at === 0,
  }));
}

const link = linkVertical<
  unknown,
  { readonly source: [number, number]; readonly target: [number, number] },
  [number, number]
>()
  .digits(1)
  .x(([x]) => x)
  .y(([, y]) => y);

function linkPath(one: Box, other: Box): string {
  const [upper, lower] = one.y <= other.y ? [one, other] : [other, one];
  const middle = ({ x, width }: Box) => round(x + width / 2);
  if (upper.y === lower.y) {
    // Neighbours of one row: below them, so that the line is seen.
    const y = upper.y + box.height;
    return `M${middle(upper)} ${y}v${box.gap / 3}H${middle(lower)}v-${box.gap / 3}`;
  }
  return link({ source: [middle(upper), upper.y + box.height], target: [middle(lower), lower.y] }) ?? '';
}

const boxShape = ({ x, y, width, isSubject }: Box): Shape => ({
  kind: 'rect',
  x,
  y,
  width,
  height: box.height,
  round: 8,
  look: isSubject ? 'subject' : 'card',
});

function boxTexts({ node: { title, kind }, x, y, width, isSubject }: Box): Shape[] {
  const middle = round(x + width / 2);
  const textsOf = (pixels: number, only: 'narrow' | 'wide'): Shape[] => {
    const lines = [
      ...linesOf(title, [pixels, pixels], kind ? 2 : 3).map(
        (text) => ({ text, look: isSubject ? 'onSubject' : 'title' }) as const,
      ),
      ...(kind ? [{ text: cut(kind, pixels), look: isSubject ? 'onSubject' : 'label' } as const] : []),
    ];
    const top = y + box.height / 2 - (lines.length * 17) / 2 + 13;
    return lines.map(({ text, look }, place) => ({
      kind: 'text',
      x: middle,
      y: round(top + place * 17),
      text,
      anchor: 'middle',
      look,
      only,
    }));
  };
  return [...textsOf(narrowBox, 'narrow'), ...textsOf(wideBox, 'wide')];
}

const boxMark = ({ node: { level }, x, y }: Box): Shape[] =>
  level ? [{ kind: 'glyph', x, y: y + 2, d: levelGlyphs[level], look: level }] : [];

function edgeTitles(
  edges: readonly { readonly edge: GraphEdge; readonly from: Box; readonly to: Box }[],
): Shape[] {
  return edges.flatMap(({ edge: { title }, from, to }): Shape[] => {
    if (title === undefined || from.y === to.y) return [];
    // Near the lower box, where the lines have parted.
    const lower = from.y > to.y ? from : to;
    return [
      {
        kind: 'text',
        x: round(lower.x + lower.width / 2),
        y: lower.y - 8,
        text: cut(title, 100),
        anchor: 'middle',
        look: 'value',
      },
    ];
  });
}
