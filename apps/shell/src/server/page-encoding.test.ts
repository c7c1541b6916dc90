import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageEncoding, writePart } from './page-encoding.ts';

const parts = ['<main>', 'Квартира'.repeat(200), '</main>'];

async function sent(accepted: string) {
  const answer = new PassThrough();
  const { headers, over } = pageEncoding(accepted);
  const sink = over(answer);
  const arrived: number[] = [];
  for (const part of parts) {
    await writePart(sink, Buffer.from(part));
    await new Promise(setImmediate);
    arrived.push(answer.readableLength);
  }
  sink.end();
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(answer, 'end');
  return { headers, arrived, body: Buffer.concat(chunks) };
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, zstd', 'zstd', zstdDecompressSync],
] as const)(
  'with accept-encoding %s a page is sent as %s, smaller, and each part is flushed at once',
  async (accepted, name, read) => {
    const { headers, arrived, body } = await sent(accepted);
    expect(headers['content-encoding']).toBe(name);
    expect(read(body).toString()).toBe(parts.join(''));
    expect(body.length).toBeLessThan(300);
    expect(arrived.every((bytes, index) => bytes > (arrived[index - 1] ?? 0))).toBe(true);
  },
);

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['zstd', zstdDecompressSync],
  ['identity', (bytes: Uint8Array) => bytes],
] as const)('a page that is there at once is what was rendered, as %s', (accepted, read) => {
  const html = Buffer.from(parts.join(''));
  expect(Buffer.from(read(pageEncoding(accepted).whole(html))).toString()).toBe(parts.join(''));
});

test('without accept-encoding the page is sent uncompressed', async () => {
  const { headers, body } = await sent('');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(parts.join(''));
});
