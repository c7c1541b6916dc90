import { freePort } from '@proverka/stack/ports';
import { repositoryRoot } from '@proverka/stack/stack';
import { supervise } from '@proverka/stack/supervisor';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stack } from './site.ts';

/** A shell of its own, whose way to the API can be spoilt for single paths: `/token` answers with a status, or never. */
export async function shellWithSpoiltApi() {
  const spoilt = new Map<string, number | 'silent'>();
  const api = createServer((given, answer) => {
    const how = spoilt.get(given.url ?? '');
    if (how === 'silent') return;
    if (how !== undefined) {
      given.resume();
      answer.writeHead(how, { 'retry-after': '1' }).end();
      return;
    }
    const { method, headers } = given;
    const asked = request(`${stack.apiUrl}${given.url}`, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    asked.on('error', () => answer.destroy());
    given.pipe(asked);
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-spoilt-api-'));
  const port = await freePort(0);
  const shell = await supervise(
    {
      name: 'shell',
      entry: path.join(repositoryRoot, 'apps/shell/src/server/main.ts'),
      env: {
        PORT: String(port),
        API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        RELEASE_ROOT: path.join(stack.dataDir, 'releases'),
        RELEASE_PUBLIC_KEYS: path.join(stack.dataDir, 'release-keys/public.pem'),
      },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
    },
    { logDir: path.join(folder, 'logs'), report: () => undefined },
  );
  return {
    port,
    spoil: (url: string, how: number | 'silent') => spoilt.set(url, how),
    heal: () => spoilt.clear(),
    stop: async () => {
      await shell.stop();
      api.closeAllConnections();
      api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
