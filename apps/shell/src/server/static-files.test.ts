import { once } from 'node:events';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendFile } from './static-files.ts';

async function openFiles() {
  const folder = await mkdtemp(path.join(tmpdir(), 'shell-files-'));
  await writeFile(path.join(folder, 'large.js'), 'x'.repeat(16 * 1024 * 1024));
  const server = createServer((request, response) => void sendFile(folder, 'large.js', request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await rm(folder, { recursive: true });
  });
  return { folder, port: (server.address() as AddressInfo).port };
}

async function openFilesIn(folder: string): Promise<number> {
  const descriptors = await readdir('/proc/self/fd');
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(folder)).length;
}

test('a visitor who leaves in the middle of a file leaves no open file behind', async () => {
  const { folder, port } = await openFiles();
  const sockets = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
      await once(socket, 'readable');
      return socket;
    }),
  );
  expect(await openFilesIn(folder)).toBe(5);
  for (const socket of sockets) socket.destroy();
  await vi.waitUntil(async () => (await openFilesIn(folder)) === 0);
});
