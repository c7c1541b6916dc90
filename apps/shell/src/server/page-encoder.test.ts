import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { encodePage } from './encode-page.ts';
import { startPageEncoder } from './page-encoder.ts';

const html = Buffer.from(`<p>${'Проверка квартиры перед покупкой. '.repeat(500)}</p>`);

function startEncoder() {
  const encoder = startPageEncoder();
  onTestFinished(encoder.close);
  return encoder;
}

test('a page compressed in the background is the one that is compressed at once', async () => {
  const { encode } = startEncoder();
  const [page, fast] = await Promise.all([encode(html), encode(html, 'fast')]);
  expect(page).toEqual(await encodePage(html));
  expect(fast).toEqual(await encodePage(html, 'fast'));
  expect(brotliDecompressSync(page.br)).toEqual(html);
  expect(gunzipSync(page.gzip)).toEqual(html);
});

test('pages are compressed without the thread once it has ended, also those it was given', async () => {
  const { encode, close } = startEncoder();
  const given = encode(html);
  await close();
  expect(await given).toEqual(await encodePage(html));
  expect(await encode(html)).toEqual(await encodePage(html));
});
