import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PictureDifference {
  readonly pixels: number;
  /** What differs, in red over the pale picture of before. */
  readonly image: Buffer;
}

/** How two pictures differ to the eye; `null` when they do not. A picture that grew differs where it grew. */
export function pictureDifference(before: Buffer, after: Buffer): PictureDifference | null {
  if (before.equals(after)) return null;
  const [old, current] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, current.width);
  const height = Math.max(old.height, current.height);
  const image = new PNG({ width, height });
  const pixels = pixelmatch(
    onPaper(old, width, height),
    onPaper(current, width, height),
    image.data,
    width,
    height,
    { threshold: 0.05 },
  );
  const hasGrown = old.width !== current.width || old.height !== current.height;
  return pixels === 0 && !hasGrown ? null : { pixels, image: PNG.sync.write(image) };
}

/** The picture in the upper left corner of a sheet that holds both. */
function onPaper(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const paper = new PNG({ width, height });
  PNG.bitblt(picture, paper, 0, 0, picture.width, picture.height, 0, 0);
  return paper.data;
}
