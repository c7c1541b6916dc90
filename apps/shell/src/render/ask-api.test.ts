import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askApi } from './ask-api.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function serve(answer: RequestListener) {
  const sockets: Socket[] = [];
  const server = createServer(answer).on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}

const asked = { method: 'GET', headers: {}, credentials: 'same-origin' } as const;

test('calls one after another use one connection, and get status, headers and content', async () => {
  const { url, sockets } = await serve((request, response) => {
    response.writeHead(request.url === '/gone' ? 404 : 200, { 'x-request-id': '7' });
    response.end(JSON.stringify({ asked: request.url, by: request.headers['x-by'] }));
  });
  const ask = askApi(url)(1000);
  const found = await ask(`${url}/here`, { ...asked, headers: { 'x-by': 'page' } });
  expect([found.ok, found.status, found.headers.get('x-request-id')]).toEqual([true, 200, '7']);
  expect(await found.json()).toEqual({ asked: '/here', by: 'page' });
  const missing = await ask(`${url}/gone`, asked);
  expect([missing.ok, missing.status, missing.headers.get('content-type')]).toEqual([false, 404, null]);
  expect(sockets).toHaveLength(1);
});

test('a body reaches the API', async () => {
  const { url } = await serve((request, response) => void request.pipe(response));
  const answer = await askApi(url)(1000)(url, { ...asked, method: 'POST', body: '{"text":"да"}' });
  expect(await answer.json()).toEqual({ text: 'да' });
});

test('a call that is not answered in time, breaks off or reaches nobody fails like one that did not get through', async () => {
  const silent = await serve(() => undefined);
  await expect(askApi(silent.url)(20)(silent.url, asked)).rejects.toThrow(TypeError);
  const broken = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('{');
    setImmediate(() => response.destroy());
  });
  await expect(askApi(broken.url)(1000)(broken.url, asked)).rejects.toThrow(TypeError);
  await expect(askApi(silent.url)(1000)('http://127.0.0.1:9/', asked)).rejects.toThrow(TypeError);
});

test('a cancelled call fails with the reason of its signal', async () => {
  const leave = new AbortController();
  const { url } = await serve(() => leave.abort(new Error('left')));
  await expect(askApi(url)(1000)(url, { ...asked, signal: leave.signal })).rejects.toThrow('left');
  await expect(askApi(url)(1000)(url, { ...asked, signal: leave.signal })).rejects.toThrow('left');
});

test('a call over a connection the API has closed meanwhile is made once more, unless it may change something', async () => {
  let calls = 0;
  const { url } = await serve((request, response) => {
    calls += 1;
    if (calls === 2 || calls === 5) request.socket.destroy();
    else response.end('{}');
  });
  const ask = askApi(url)(1000);
  await ask(url, asked);
  expect((await ask(url, asked)).ok).toBe(true);
  await ask(url, asked);
  await expect(ask(url, { ...asked, method: 'POST' })).rejects.toThrow(TypeError);
  expect(calls).toBe(5);
});

test('a call that is made once more has the time that is left of its first', async () => {
  let calls = 0;
  const { url } = await serve((request, response) => {
    calls += 1;
    if (calls === 1) response.end('{}');
    if (calls === 2) setTimeout(() => request.socket.destroy(), 600);
  });
  const ask = askApi(url)(1000);
  await ask(url, asked);
  const begun = performance.now();
  await expect(ask(url, asked)).rejects.toThrow('Nobody answered in time');
  expect(performance.now() - begun).toBeLessThan(1400);
  expect(calls).toBe(3);
});
