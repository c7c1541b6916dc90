import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { answerUnreadable } from './unreadable.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function answerTo(bytes: string): Promise<string> {
  server = createServer({ headersTimeout: 30, requestTimeout: 60, connectionsCheckingInterval: 10 });
  server.on('clientError', answerUnreadable);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test('a connection that a client opened ahead of a request is closed without a word', async () => {
  expect(await answerTo('')).toBe('');
});

test('a request whose headers do not come in time is told so', async () => {
  expect(await answerTo('GET / HTTP/1.1\r\nhost: local')).toMatch(
    /^HTTP\/1\.1 408[^]*"code":"invalid_request"/,
  );
});

test('whoever asks for a head alone gets no body, however wrong the request is', async () => {
  const answer = await answerTo(`HEAD /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: local\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431/);
  expect(answer.endsWith('\r\n\r\n')).toBe(true);
});
