/** A label somebody would like to read, and the room its object has on the screen, in pixels. */
export interface WantedLabel {
  readonly text: string;
  /** The middle of the label. */
  readonly x: number;
  readonly y: number;
  /** The object's width and height. */
  readonly width: number;
  readonly height: number;
}

export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

/** More would slow a phone down, and nobody reads them at once. */
const most = 60;
const letter = 7;
const line = 16;

/** Which labels stand on the screen, in objects wide enough for them, and touch no other; the first ones have the choice. */
export function labelsThatFit(wanted: readonly WantedLabel[], screen: LabelSize): number[] {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const fitting: number[] = [];
  for (const [place, { text, x, y, width, height }] of wanted.entries()) {
    if (fitting.length === most) break;
    const [half, high] = [(text.length * letter) / 2, line / 2];
    const box = { left: x - half, right: x + half, top: y - high, bottom: y + high };
    const isOnScreen = box.right > 0 && box.left < screen.width && box.bottom > 0 && box.top < screen.height;
    const isRoomy = width > 2 * half && height > 2 * high;
    if (!isOnScreen || !isRoomy || taken.some((other) => touch(box, other))) continue;
    taken.push(box);
    fitting.push(place);
  }
  return fitting;
}

type Sides = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const touch = (one: Sides, other: Sides): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
