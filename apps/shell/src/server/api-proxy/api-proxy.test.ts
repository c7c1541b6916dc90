import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { openProxy } from './proxy-testing.ts';

const head = (length: number): string =>
  `POST /api/order HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

const pong: RequestListener = (_request, response) => void response.end('pong');

test('three hundred senders of one byte of a body take no connection to the API', async () => {
  const proxy = await openProxy(pong);
  await Promise.all(Array.from({ length: 300 }, () => proxy.send(`${head(1000)}{`)));
  const answer = await fetch(`${proxy.url}/api/products`);
  expect([answer.status, await answer.text()]).toEqual([200, 'pong']);
  expect(proxy.calls()).toBe(1);
});

test('a body that comes too slowly is refused with 408 and its connection is closed', async () => {
  const proxy = await openProxy(pong, { graceMs: 50 });
  const socket = await proxy.send(`${head(1000)}{`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 408/);
  expect(answer.toString()).toContain('"code":"body_too_slow"');
  await once(socket, 'close');
  expect(proxy.calls()).toBe(0);
});

test('a body arrives at the API byte for byte, with its type', async () => {
  const proxy = await openProxy((request, response) => {
    response.setHeader('x-type', String(request.headers['content-type']));
    request.pipe(response);
  });
  const body = Buffer.from([0, 255, 13, 10, 34]);
  const answer = await fetch(`${proxy.url}/api/upload`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/csv; charset=windows-1251' },
  });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(body);
  expect(answer.headers.get('x-type')).toBe('text/csv; charset=windows-1251');
});

test('a body over the limit is refused with 413', async () => {
  const proxy = await openProxy(pong, { mostBodyBytes: 10 });
  const answer = await fetch(`${proxy.url}/api/order`, { method: 'POST', body: 'x'.repeat(11) });
  expect(answer.status).toBe(413);
  expect(proxy.calls()).toBe(0);
});

test('bodies that would exceed the memory of all calls are refused with 503, and later ones are taken', async () => {
  const proxy = await openProxy(
    (request, response) => void request.resume().on('end', () => response.end('ok')),
    {
      budgetBytes: 100,
    },
  );
  const send = (bytes: number) =>
    fetch(`${proxy.url}/api/order`, { method: 'POST', body: 'x'.repeat(bytes) }).then(({ status }) => status);
  expect([await send(101), await send(60), await send(60)]).toEqual([503, 200, 200]);
});

test('slow readers of large answers hold no connection to the API', async () => {
  const large = 'x'.repeat(8 * 1024 * 1024);
  const proxy = await openProxy(
    (request, response) => void response.end(request.url === '/large' ? large : 'pong'),
    {
      calls: 4,
      callsPerAddress: 4,
    },
  );
  for (let reader = 0; reader < 4; reader += 1) {
    const socket = await proxy.send('GET /api/large HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(socket, 'readable');
  }
  const answer = await fetch(`${proxy.url}/api/products`);
  expect([answer.status, await answer.text()]).toEqual([200, 'pong']);
});

test('a reader slower than allowed is cut off', async () => {
  const large = 'x'.repeat(8 * 1024 * 1024);
  const proxy = await openProxy((_request, response) => void response.end(large), {
    graceMs: 500,
    bytesPerSecond: 1024 * 1024 * 1024,
  });
  const socket = await proxy.send('GET /api/large HTTP/1.1\r\nhost: localhost\r\n\r\n');
  socket.on('error', () => {});
  await once(socket, 'readable');
  // Nothing is read until the shell has given up.
  await vi.waitUntil(async () => (await proxy.connections()) === 0, 5000);
  let bytes = 0;
  for await (const chunk of socket) bytes += (chunk as Buffer).length;
  expect(bytes).toBeLessThan(large.length);
});

test('a full shell refuses with 503 and Retry-After, and serves again when a call has ended', async () => {
  const waiting: (() => void)[] = [];
  const proxy = await openProxy((_request, response) => void waiting.push(() => response.end('late')), {
    calls: 2,
    callsPerAddress: 2,
  });
  const ask = () => fetch(`${proxy.url}/api/products`);
  const held = [ask(), ask()];
  await vi.waitUntil(() => waiting.length === 2);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ code: 'service_unavailable' });
  for (const end of waiting.splice(0)) end();
  expect(await Promise.all(held.map(async (answer) => (await answer).status))).toEqual([200, 200]);
  const later = ask();
  await vi.waitUntil(() => waiting.length === 1);
  waiting[0]?.();
  expect((await later).status).toBe(200);
});

const endless: RequestListener = (request, response) => {
  if (request.url?.endsWith('/events')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
  } else response.end('pong');
};

test('no number of watchers stops an ordinary call, and one visitor may open only so many', async () => {
  const proxy = await openProxy(endless, {
    calls: 2,
    streams: 400,
    streamsPerSession: 3,
    streamsPerAddress: 300,
  });
  const watch = (session: number) => proxy.watch({ cookie: `_token=session-${session}` });
  const opened = await Promise.all(Array.from({ length: 300 }, (_, index) => watch(Math.floor(index / 3))));
  expect(opened.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await fetch(`${proxy.url}/api/products`)).status).toBe(200);
  // The address has no place left; another address has.
  expect((await watch(999)).statusCode).toBe(503);
  const elsewhere = { 'x-forwarded-for': '203.0.113.7', cookie: '_token=elsewhere' };
  for (const expected of [200, 200, 200, 503]) {
    expect((await proxy.watch(elsewhere)).statusCode).toBe(expected);
  }
});

test('a watcher who leaves gives the place back and ends the stream of the API', async () => {
  let ended = 0;
  const proxy = await openProxy(
    (request, response) => {
      response.once('close', () => (ended += 1));
      endless(request, response);
    },
    { streamsPerSession: 1 },
  );
  const first = await proxy.watch({ cookie: '_token=one' });
  expect((await proxy.watch({ cookie: '_token=one' })).statusCode).toBe(503);
  first.destroy();
  await vi.waitUntil(() => ended === 1);
  expect((await proxy.watch({ cookie: '_token=one' })).statusCode).toBe(200);
});

test('two thousand watchers are served at once', async () => {
  const proxy = await openProxy(endless);
  const statuses = await Promise.all(
    Array.from({ length: 2000 }, async (_, index) => {
      const address = `198.51.100.${index % 200}`;
      return (await proxy.watch({ 'x-forwarded-for': address, cookie: `_token=${index}` })).statusCode;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(2000);
  expect((await fetch(`${proxy.url}/api/products`)).status).toBe(200);
}, 30_000);
