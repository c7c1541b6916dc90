import { round, textWidth, type Shape } from '../picture/picture.domain.ts';
import { barOf, type Frame } from './plan-frame.domain.ts';
import { lengthWords } from './plan-words.domain.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The scale in the lower left corner and the arrow to the north in the upper right one, with the places they take. */
export function planFurniture(frame: Frame): {
  readonly shapes: readonly Shape[];
  readonly taken: readonly Box[];
} {
  const scale = scaleShapes(frame);
  const north = northShapes(frame);
  return { shapes: [...scale.shapes, ...north.shapes], taken: [scale.box, north.box] };
}

interface Part {
  readonly shapes: readonly Shape[];
  readonly box: Box;
}

const plate = ({ left, right, top, bottom }: Box): Shape => ({
  kind: 'rect',
  x: round(left),
  y: round(top),
  width: round(right - left),
  height: round(bottom - top),
  round: 3,
  look: 'plate',
});

function scaleShapes(frame: Frame): Part {
  const { metres, pixels } = barOf(frame);
  const text = lengthWords(metres);
  const [left, base] = [14, frame.height - 14];
  const end = left + pixels;
  const box = { left: 6, right: Math.max(end, left + textWidth(text)) + 8, top: base - 24, bottom: base + 8 };
  const line = (x1: number, y1: number, x2: number, y2: number): Shape => ({
    kind: 'line',
    x1: round(x1),
    y1: round(y1),
    x2: round(x2),
    y2: round(y2),
    look: 'base',
  });
  return {
    box,
    shapes: [
      plate(box),
      line(left, base, end, base),
      line(left, base - 4, left, base + 4),
      line(end, base - 4, end, base + 4),
      { kind: 'text', x: left, y: round(base - 9), text, look: 'label' },
    ],
  };
}

function northShapes({ width }: Frame): Part {
  const x = width - 20;
  const box = { left: x - 13, right: x + 13, top: 6, bottom: 48 };
  return {
    box,
    shapes: [
      plate(box),
      { kind: 'path', d: `M${x} 11L${x + 6} 29L${x} 25L${x - 6} 29Z`, look: 'pointer' },
      { kind: 'text', x, y: 43, text: 'С', anchor: 'middle', look: 'label' },
    ],
  };
}
