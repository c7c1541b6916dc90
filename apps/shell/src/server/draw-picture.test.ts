import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';

const widthAndHeight = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a link picture is a PNG of the size messengers show, also for a title with markup or an overlong one', async () => {
  for (const title of ['Тарифы', 'A & B <script>', 'слово '.repeat(200)]) {
    const png = await drawPicture({ theme: 'pro', title });
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(widthAndHeight(png)).toEqual([1200, 630]);
  }
});

test('link pictures of each brand look different', async () => {
  const drawn = await Promise.all(
    (['real-estate', 'person-check', 'pro'] as const).map((theme) => drawPicture({ theme, title: 'Тарифы' })),
  );
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(3);
});
