import { once } from 'node:events';
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { openProxy } from './proxy-testing.ts';

/** Everything the shell sends until it closes the connection. */
async function readAll(socket: Socket): Promise<string> {
  socket.on('error', () => {});
  let text = '';
  for await (const chunk of socket) text += (chunk as Buffer).toString('latin1');
  return text;
}

const pong: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('pong'));
};

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;

test('a visitor who leaves while an answer is being read gives its memory back (V1.4.3)', async () => {
  const halves: ServerResponse[] = [];
  const proxy = await openProxy(
    (request, response) => {
      if (request.url === '/whole') {
        response.end('x'.repeat(700));
        return;
      }
      response.write('x'.repeat(400));
      halves.push(response);
    },
    { budgetBytes: 1000 },
  );
  const socket = await proxy.send(get('/api/halves'));
  await vi.waitUntil(() => halves.length === 1);
  socket.destroy();
  await vi.waitUntil(async () => (await proxy.connections()) === 0);
  halves[0]?.end('x'.repeat(400));
  await expect.poll(async () => (await fetch(`${proxy.url}/api/whole`)).status).toBe(200);
});

test('the memory of a body is given back when its sender has left before the answer', async () => {
  const waiting: ServerResponse[] = [];
  const proxy = await openProxy(
    (request, response) =>
      void request.resume().on('end', () => {
        if (request.url === '/late') waiting.push(response);
        else response.end('ok');
      }),
    { budgetBytes: 100 },
  );
  const socket = await proxy.send(
    `POST /api/late HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 90\r\n\r\n${'x'.repeat(90)}`,
  );
  await vi.waitUntil(() => waiting.length === 1);
  socket.destroy();
  await vi.waitUntil(async () => (await proxy.connections()) === 0);
  waiting[0]?.end('x'.repeat(80));
  const sendNow = async () =>
    (await fetch(`${proxy.url}/api/now`, { method: 'POST', body: 'x'.repeat(90) })).status;
  await expect.poll(sendNow).toBe(200);
});

test('a place is held until the API has answered, also when the visitor has left', async () => {
  const waiting: ServerResponse[] = [];
  const proxy = await openProxy((_request, response) => void waiting.push(response), { calls: 2 });
  for (let call = 1; call <= 2; call += 1) {
    const socket = await proxy.send(
      `POST /api/slow HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 1\r\n\r\nx`,
    );
    await vi.waitUntil(() => waiting.length === call);
    socket.destroy();
  }
  await vi.waitUntil(async () => (await proxy.connections()) === 0);
  expect((await fetch(`${proxy.url}/api/products`)).status).toBe(503);
  for (const response of waiting.splice(0)) response.end();
  const answer = fetch(`${proxy.url}/api/products`);
  await vi.waitUntil(() => waiting.length === 1);
  waiting[0]?.end();
  expect((await answer).status).toBe(200);
});

test('requests sent at once over one connection give their places back when it is cut', async () => {
  const waiting: ServerResponse[] = [];
  const proxy = await openProxy(
    (request, response) => {
      if (request.url === '/first') waiting.push(response);
      else response.end('pong');
    },
    { calls: 2, budgetBytes: 100 },
  );
  for (let round = 0; round < 30; round += 1) {
    const socket = await proxy.send(get('/api/first') + get('/api/second'));
    await vi.waitUntil(() => waiting.length === 1);
    socket.destroy();
    waiting.pop()?.end();
  }
  await expect
    .poll(async () => {
      const both = await Promise.all([fetch(`${proxy.url}/api/a`), fetch(`${proxy.url}/api/b`)]);
      return both.map(({ status }) => status);
    })
    .toEqual([200, 200]);
});

test('an answer that breaks off after its headers becomes a plain 503', async () => {
  const proxy = await openProxy((request, response) => {
    if (request.url === '/whole') {
      response.end('pong');
      return;
    }
    response.writeHead(200, {
      'content-length': '1000',
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'cache-control': 'public, max-age=600',
      etag: '"half"',
      'content-encoding': 'gzip',
    });
    response.write('x'.repeat(10));
    setImmediate(() => response.destroy());
  });
  const broken = await fetch(`${proxy.url}/api/broken`);
  expect(broken.status).toBe(503);
  expect(await broken.json()).toMatchObject({ code: 'service_unavailable' });
  for (const name of ['content-disposition', 'cache-control', 'etag', 'content-encoding'])
    expect(broken.headers.get(name)).toBeNull();
  expect((await fetch(`${proxy.url}/api/whole`)).status).toBe(200);
});

test('a refusal of the API is passed on at once, and the API is asked once', async () => {
  const proxy = await openProxy((_request, response) =>
    response.writeHead(503, { 'retry-after': '5' }).end('{}'),
  );
  const answer = await fetch(`${proxy.url}/api/products`);
  expect([answer.status, answer.headers.get('retry-after'), proxy.calls()]).toEqual([503, '5', 1]);
});

test('HEAD, 204 and 304 are passed on without a body and with their headers', async () => {
  const proxy = await openProxy((request, response) => {
    if (request.url === '/head') response.writeHead(200, { 'content-length': '4' }).end();
    else response.writeHead(request.url === '/204' ? 204 : 304, { etag: '"a"' }).end();
  });
  const head = await fetch(`${proxy.url}/api/head`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', '']);
  for (const status of [204, 304]) {
    const answer = await fetch(`${proxy.url}/api/${status}`);
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([status, '"a"', '']);
  }
});

test.each([
  [
    'GET with a body',
    `GET /api/a HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 4\r\n\r\nbody`,
  ],
  [
    'HEAD with half a body',
    `HEAD /api/a HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 400\r\n\r\nbody`,
  ],
  [
    'OPTIONS with a body',
    `OPTIONS /api/a HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 4\r\n\r\nbody`,
  ],
  [
    'DELETE with a body',
    `DELETE /api/a HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 4\r\n\r\nbody`,
  ],
  [
    'POST without a body',
    `POST /api/a HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  ],
  [
    'a body in chunks with a trailer',
    'POST /api/a HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ntransfer-encoding: chunked\r\ntrailer: x-late\r\n\r\n1;ext=1\r\na\r\n0\r\nx-late: yes\r\n\r\n',
  ],
  [
    'Expect: 100-continue',
    'POST /api/a HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nexpect: 100-continue\r\ncontent-length: 4\r\n\r\nbody',
  ],
  ['an upgrade', get('/api/a', 'connection: upgrade, close\r\nupgrade: websocket\r\n')],
  ['TE and Keep-Alive', get('/api/a', 'te: trailers\r\nkeep-alive: timeout=9\r\nconnection: close, te\r\n')],
])('%s is answered at once and arrives as an ordinary request', async (_what, text) => {
  const seen: IncomingHttpHeaders[] = [];
  const proxy = await openProxy((request, response) => {
    seen.push(request.headers);
    pong(request, response);
  });
  const answer = await readAll(await proxy.send(text));
  expect(answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')).toMatch(/^HTTP\/1\.1 200 /);
  const [headers] = seen;
  for (const name of ['transfer-encoding', 'trailer', 'expect', 'upgrade', 'te', 'x-late'])
    expect(headers).not.toHaveProperty(name);
});

test.each([
  [
    'both a length and chunks',
    'POST /api/a HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/smuggled HTTP/1.1\r\n\r\n',
  ],
  [
    'two lengths',
    'POST /api/a HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nbody!',
  ],
  ['a length that is no number', 'POST /api/a HTTP/1.1\r\nhost: localhost\r\ncontent-length: +4\r\n\r\nbody'],
  [
    'an unknown encoding',
    'POST /api/a HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'a line folded over two',
    'GET /api/a HTTP/1.1\r\nhost: localhost\r\nx-a: 1\r\n transfer-encoding: chunked\r\n\r\n',
  ],
  ['a bare line feed in a header', 'GET /api/a HTTP/1.1\r\nhost: localhost\r\nx-a: 1\nx-b: 2\r\n\r\n'],
])('a request with %s never reaches the API (V4.2.1)', async (_what, text) => {
  const proxy = await openProxy(pong);
  expect(await readAll(await proxy.send(text))).toMatch(/^HTTP\/1\.1 400 /);
  expect(proxy.calls()).toBe(0);
});

test('headers that only the shell may set are never those of a visitor (V4.1.3)', async () => {
  let seen: IncomingHttpHeaders = {};
  const proxy = await openProxy((request, response) => {
    seen = request.headers;
    response.end();
  });
  await fetch(`${proxy.url}/api/a`, {
    headers: { 'x-shell-question': '1', 'x-forwarded-proto': 'gopher', forwarded: 'for=1.1.1.1' },
  });
  expect(seen).not.toHaveProperty('x-shell-question');
  expect(seen).not.toHaveProperty('forwarded');
});

test('the trace a visitor names reaches the API as it is, and what is none does not', async () => {
  const seen: unknown[] = [];
  const proxy = await openProxy((request, response) => {
    seen.push(request.headers['traceparent']);
    response.end();
  });
  const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  for (const traceparent of [trace, 'testov@example.com'])
    await fetch(`${proxy.url}/api/a`, { headers: { traceparent } });
  expect(seen).toEqual([trace, undefined]);
});

test('a body sent in a million pieces is taken like any other', async () => {
  let bytes = 0;
  const proxy = await openProxy((request, response) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => response.end());
  });
  const socket = await proxy.send(
    'POST /api/a HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n',
  );
  socket.write(`${'1\r\nx\r\n'.repeat(1_000_000)}0\r\n\r\n`);
  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 /);
  expect(bytes).toBe(1_000_000);
}, 20_000);

test('a broken connection to the API is a 503, after which calls are served', async () => {
  let isBroken = true;
  const proxy = await openProxy(
    (request, response) => {
      if (isBroken) request.socket.destroy();
      else response.end('pong');
    },
    { calls: 1 },
  );
  for (let round = 0; round < 3; round += 1) expect((await fetch(`${proxy.url}/api/a`)).status).toBe(503);
  isBroken = false;
  expect((await fetch(`${proxy.url}/api/a`)).status).toBe(200);
  expect(
    await once(await proxy.send('GET /api/%2e%2e/%2e%2e/a HTTP/1.1\r\nhost: localhost\r\n\r\n'), 'data'),
  ).toHaveLength(1);
  expect((await fetch(`${proxy.url}/api/a`)).status).toBe(200);
});
