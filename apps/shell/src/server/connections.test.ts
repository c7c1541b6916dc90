import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultConnectionLimits, limitConnections, type ConnectionLimits } from './connections.ts';
import { cutOffSlowReaders, type ReaderPace } from './slow-readers.ts';

interface Listener {
  readonly limits?: Partial<ConnectionLimits>;
  readonly pace?: ReaderPace;
  readonly isProxy?: () => boolean;
}

async function openListener(answer: RequestListener, { limits, pace, isProxy = () => false }: Listener) {
  let handled = 0;
  const server = createServer((request, response) => {
    if (!connections.admit(request, response)) return;
    handled += 1;
    answer(request, response);
  });
  const connections = limitConnections(server, { ...defaultConnectionLimits, ...limits }, isProxy);
  if (pace) cutOffSlowReaders(server, pace);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return {
    handled: () => handled,
    open: () => new Promise<number>((known) => server.getConnections((_error, count) => known(count))),
    async send(text: string): Promise<Socket> {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      await once(socket, 'connect');
      socket.write(text);
      return socket;
    },
    ask: () =>
      fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }).then((answered) =>
        answered.text(),
      ),
  };
}

const pong: RequestListener = (_request, response) => void response.end('pong');
const halfHead = 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ';

test('connections that never finish their headers keep nobody out of a full listener', async () => {
  const listener = await openListener(pong, { limits: { total: 20 } });
  for (let slow = 0; slow < 60; slow += 1) await listener.send(halfHead);
  for (let honest = 0; honest < 5; honest += 1) expect(await listener.ask()).toBe('pong');
  expect(await listener.open()).toBeLessThanOrEqual(20);
});

test('a connection that is being answered is not closed for a new one', async () => {
  const waiting: (() => void)[] = [];
  const listener = await openListener((_request, response) => void waiting.push(() => response.end('late')), {
    limits: { total: 2 },
  });
  const first = listener.ask();
  const second = listener.ask();
  await vi.waitUntil(() => waiting.length === 2);
  await expect(listener.ask()).rejects.toMatchObject({ name: 'TypeError' });
  for (const end of waiting) end();
  expect(await Promise.all([first, second])).toEqual(['late', 'late']);
});

test('one address may open only so many connections, except for the proxy that all visitors come through', async () => {
  const direct = await openListener(pong, { limits: { perNetwork: 3 } });
  for (let connection = 0; connection < 6; connection += 1) await direct.send(halfHead);
  await expect.poll(direct.open).toBe(3);
  const proxied = await openListener(pong, { limits: { perNetwork: 3 }, isProxy: () => true });
  for (let connection = 0; connection < 6; connection += 1) await proxied.send(halfHead);
  expect(await proxied.open()).toBe(6);
});

test('a hundred requests sent at once over one connection are not all begun', async () => {
  const listener = await openListener(() => {}, { limits: { requestsAtOnce: 4 } });
  const socket = await listener.send('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100));
  await once(socket, 'close');
  expect(listener.handled()).toBe(4);
});

test('who reads nothing is cut off, and who reads slowly but steadily is not (V15.2.2)', async () => {
  const bytes = 32 * 1024 * 1024;
  const page = Buffer.alloc(bytes, 'x');
  const listener = await openListener((_request, response) => void response.end(page), {
    pace: { graceMs: 300, bytesPerSecond: 64 * 1024 * 1024, lookMs: 50 },
  });
  const silent = await listener.send('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  silent.pause();
  expect((await listener.ask()).length).toBe(bytes);
  await expect.poll(listener.open, { timeout: 5000 }).toBe(0);
});
