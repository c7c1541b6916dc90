import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { afterFile } from '../../../test/cleanup.ts';
import { createPhotoStore, photoLimits } from './photo-store.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const drawing = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
const files: Readonly<Record<string, Buffer>> = {
  '/photo.png': PNG,
  '/drawing.svg': drawing('<rect width="9" height="9"/>'),
  '/script.svg': drawing('<script>alert(1)</script>'),
  '/handler.svg': drawing('<rect onload="alert(1)"/>'),
  '/elsewhere.svg': drawing('<image href="https://foreign.example/"/>'),
  '/page.png': Buffer.from('<!doctype html><title>Нет фото</title>'),
  '/huge.png': Buffer.alloc(50 * 1024 * 1024, PNG),
};

const asked: string[] = [];
let origin = '';
beforeAll(async () => {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/moved.png') return response.writeHead(302, { location: '/photo.png' }).end();
    const file = files[request.url ?? ''];
    return file ? response.end(file) : response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterFile(async () => {
    server.closeAllConnections();
    server.close();
  });
});

const signal = new AbortController().signal;
const fetchBy = (path: string, origins = [origin]) =>
  createPhotoStore(origins).fetch(`${origin}${path}`, signal);

describe('photos of adverts', () => {
  test('a picture is known by its content', async () => {
    expect(await fetchBy('/photo.png')).toEqual({ type: 'image/png', bytes: PNG });
    expect(await fetchBy('/drawing.svg')).toMatchObject({ type: 'image/svg+xml' });
  });

  test.each(['/script.svg', '/handler.svg', '/elsewhere.svg', '/page.png', '/none.png', '/moved.png'])(
    '%s is no picture',
    async (path) => {
      expect(await fetchBy(path)).toBe('missing');
    },
  );

  test('a photo of fifty megabytes is given up at eight', async () => {
    expect(await fetchBy('/huge.png')).toBe('too_large');
  });

  test('only agreed origins are called', async () => {
    asked.length = 0;
    expect(await fetchBy('/photo.png', ['https://photos.example'])).toBe('missing');
    expect(asked).toEqual([]);
  });

  test('a host that cannot be reached is silent, which is not remembered', async () => {
    const store = createPhotoStore(['http://127.0.0.1:1']);
    expect(await store.fetch('http://127.0.0.1:1/a.png', signal)).toBe('silent');
  });

  test('a photo is fetched once as long as it fits, and a missing one for a while', async () => {
    let now = 0;
    const store = createPhotoStore([origin], { ...photoLimits, kept: 100, missingMs: 10 }, () => now);
    const ask = (path: string) => store.fetch(`${origin}${path}`, signal);
    asked.length = 0;
    await ask('/photo.png');
    await ask('/photo.png');
    await ask('/drawing.svg');
    await ask('/photo.png');
    expect(asked).toEqual(['/photo.png', '/drawing.svg', '/photo.png']);
    const patient = createPhotoStore([origin], { ...photoLimits, missingMs: 10 }, () => now);
    asked.length = 0;
    for (now of [0, 5, 20]) await patient.fetch(`${origin}/none.png`, signal);
    expect(asked).toEqual(['/none.png', '/none.png']);
  });
});
