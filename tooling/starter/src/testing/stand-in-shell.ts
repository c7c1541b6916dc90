import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Answers like a shell that is asked about a release: it makes every announced set ready and serves what `stable` points to. */
export async function startStandInShell(releaseRoot: string, provides: Readonly<Record<string, string>>) {
  const server = createServer((_, response) => {
    void stateOf(releaseRoot).then((state) => response.end(JSON.stringify({ ...state, provides })));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function stateOf(root: string) {
  const announced = await readdir(path.join(root, 'announcements/stable')).catch((): string[] => []);
  const pointers = await readdir(path.join(root, 'channels/stable')).catch((): string[] => []);
  const newest = pointers.sort().at(-1);
  const text =
    newest === undefined ? '{}' : await readFile(path.join(root, 'channels/stable', newest), 'utf8');
  const { set = 'none' } = JSON.parse(text) as { readonly set?: string };
  return { set, ready: announced.map((file) => file.replace('.json', '')) };
}
