import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { pictureDifference } from './picture-difference.ts';
import { storyDifferences, type Pair } from './story-differences.ts';
import { sortStories } from './story-sets.ts';

/** A sheet of one grey, with a black square of so many pixels in its corner. */
function picture(grey: number, { width = 20, height = 20, square = 0 } = {}): Buffer {
  const png = new PNG({ width, height });
  for (let place = 0; place < width * height; place += 1) {
    const isSquare = place % width < square && Math.floor(place / width) < square;
    png.data.fill(isSquare ? 0 : grey, place * 4, place * 4 + 3);
    png.data[place * 4 + 3] = 255;
  }
  return PNG.sync.write(png);
}

const same = (png: Buffer): Pair => ({ before: png, after: png });
const white = picture(255);
const changed: Pair = { before: white, after: picture(255, { square: 3 }) };

describe('stories', () => {
  test('told before and now are compared, the others are new or gone', () => {
    expect(sortStories(['card', 'badge'], ['badge', 'table'])).toEqual({
      shared: ['badge'],
      fresh: ['table'],
      gone: ['card'],
    });
  });

  test('of a revision that had none are all new', () => {
    expect(sortStories([], ['badge'])).toEqual({ shared: [], fresh: ['badge'], gone: [] });
  });
});

describe('two pictures', () => {
  test('of the same bytes do not differ', () => {
    expect(pictureDifference(white, picture(255))).toBeNull();
  });

  test('differ by the pixels an eye tells apart', () => {
    expect(pictureDifference(changed.before, changed.after)?.pixels).toBe(9);
  });

  test('of shades no eye tells apart do not differ', () => {
    expect(pictureDifference(white, picture(254))).toBeNull();
  });

  test('of different heights differ where one is longer, and the difference holds both', () => {
    const difference = pictureDifference(white, picture(255, { height: 30 }));
    expect(difference?.pixels).toBeGreaterThan(0);
    expect(PNG.sync.read(difference?.image ?? white)).toMatchObject({ width: 20, height: 30 });
  });
});

describe('a story', () => {
  test('has changed in the themes whose pictures differ', () => {
    const differences = storyDifferences({
      'real-estate': same(white),
      'person-check': changed,
      pro: same(picture(200)),
    });
    expect(differences.map(({ theme }) => theme)).toEqual(['person-check']);
  });

  test('is not told twice where pro looks as the rest of its brand', () => {
    const differences = storyDifferences({ 'real-estate': changed, 'person-check': changed, pro: changed });
    expect(differences.map(({ theme }) => theme)).toEqual(['real-estate', 'person-check']);
  });

  test('has changed in pro alone where pro has come to look otherwise', () => {
    const differences = storyDifferences({
      'real-estate': same(white),
      'person-check': same(white),
      pro: changed,
    });
    expect(differences.map(({ theme }) => theme)).toEqual(['pro']);
  });
});
