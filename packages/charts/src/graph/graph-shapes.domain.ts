import { levelGlyphs } from '../picture/glyphs.domain.ts';
import { byLook, cut, round, type Picture, type Shape } from '../picture/picture.domain.ts';
import { linesOf } from '../values/lines.domain.ts';
import type { GraphEdge, GraphNode } from './graph-data.domain.ts';

const box = { height: 70, gap: 50 };

/** How many boxes stand in a row, and the pixels of their texts where the row is narrowest. */
export interface Arrangement {
  readonly across: number;
  readonly textPixels: number;
}

export const onPhone: Arrangement = { across: 2, textPixels: 128 };
export const elsewhere: Arrangement = { across: 3, textPixels: 168 };

/** A paper is drawn in its own points: a box has the third of its width. */
export const onPaper = (width: number): Arrangement => ({ across: 3, textPixels: Math.floor(width * 0.27) });

interface Box {
  readonly node: GraphNode;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isSubject: boolean;
}

/** Boxes in rows and the lines between them; lines are drawn first, so that no box is crossed. */
export function graphShapes(
  layers: readonly (readonly GraphNode[])[],
  edges: readonly GraphEdge[],
  width: number,
  { across, textPixels }: Arrangement,
): Picture {
  const rows = layers.flatMap((layer) =>
    Array.from({ length: Math.ceil(layer.length / across) }, (_, place) =>
      layer.slice(place * across, (place + 1) * across),
    ),
  );
  const boxes = rows.flatMap((row, at) => rowBoxes(row, at, width, across));
  const byKey = new Map(boxes.map((drawn) => [drawn.node.key, drawn]));
  const drawnEdges = edges.flatMap((edge) => {
    const [from, to] = [byKey.get(edge.from), byKey.get(edge.to)];
    return from && to && from !== to ? [{ edge, from, to }] : [];
  });
  return {
    width,
    height: rows.length * box.height + (rows.length - 1) * box.gap + 2,
    shapes: [
      { kind: 'path', d: drawnEdges.map(({ from, to }) => linkPath(from, to, width)).join(''), look: 'edge' },
      ...boxes.map(boxShape),
      ...byLook(boxes.flatMap((drawn) => boxTexts(drawn, textPixels))),
      ...boxes.flatMap(boxMark),
      ...edgeTitles(drawnEdges, textPixels),
    ],
  };
}

function rowBoxes(row: readonly GraphNode[], at: number, width: number, across: number): Box[] {
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

const middleOf = ({ x, width }: Box): number => round(x + width / 2);

/** Right angles, as in a family tree; past a row of boxes the line goes through the gap beside the lower box. */
function linkPath(one: Box, other: Box, width: number): string {
  const [upper, lower] = one.y <= other.y ? [one, other] : [other, one];
  const bottom = upper.y + box.height;
  // Lines of neighbours leave at different heights, so that they are not taken for one.
  const bend = bottom + box.gap * (0.22 + 0.2 * (middleOf(upper) / width));
  if (upper.y === lower.y) return `M${middleOf(upper)} ${bottom}V${round(bend)}H${middleOf(lower)}V${bottom}`;
  const start = `M${middleOf(upper)} ${bottom}V${round(bend)}`;
  const end = `H${middleOf(lower)}V${lower.y}`;
  if (lower.y - upper.y <= box.height + box.gap) return start + end;
  const beside = round(lower.x - width * 0.014);
  return `${start}H${beside}V${round(lower.y - box.gap * 0.6)}${end}`;
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

function boxTexts({ node: { title, kind }, x, y, width, isSubject }: Box, pixels: number): Shape[] {
  const lines = [
    ...linesOf(title, [pixels, pixels], kind ? 2 : 3)
      .filter((text) => text !== '')
      .map((text) => ({ text, look: isSubject ? 'onSubject' : 'title' }) as const),
    ...(kind ? [{ text: cut(kind, pixels), look: isSubject ? 'onSubject' : 'label' } as const] : []),
  ];
  const top = y + box.height / 2 - (lines.length * 18) / 2 + 13;
  return lines.map(({ text, look }, place) => ({
    kind: 'text',
    x: round(x + width / 2),
    y: round(top + place * 18),
    text,
    anchor: 'middle',
    look,
  }));
}

const boxMark = ({ node: { level }, x, y }: Box): Shape[] =>
  level ? [{ kind: 'glyph', x, y: y + 2, d: levelGlyphs[level], look: level }] : [];

/** What the lines into a box mean, above it. */
function edgeTitles(
  edges: readonly { readonly edge: GraphEdge; readonly from: Box; readonly to: Box }[],
  pixels: number,
): Shape[] {
  const byLower = Map.groupBy(
    edges.filter(({ edge: { title }, from, to }) => title !== undefined && from.y !== to.y),
    ({ from, to }) => (from.y > to.y ? from : to),
  );
  return Array.from(byLower, ([lower, some]) => ({
    kind: 'text',
    x: middleOf(lower),
    y: lower.y - 8,
    text: cut([...new Set(some.flatMap(({ edge: { title } }) => title ?? []))].join(', '), pixels),
    anchor: 'middle',
    look: 'value',
  }));
}
