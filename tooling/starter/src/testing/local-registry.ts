import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface LocalRegistry {
  readonly url: string;
  /** The npm configuration that uses it for our packages; all others come from where the machine's come from. */
  readonly npmrc: string;
  readonly stop: () => Promise<void>;
}

const startLimitMs = 120_000;

/** A registry of this machine, empty and without uplinks, that keeps everything below `folder`. */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const config = path.join(folder, 'config.yaml');
  // JSON is YAML.
  await writeFile(config, JSON.stringify(settings(folder)));
  const child = spawn(process.execPath, [program(), '-l', `127.0.0.1:${port}`, '-c', config], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const limit = Date.now() + startLimitMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error('The local registry did not start');
    }
    await wait(100);
  }
  return { url, npmrc: `@proverka:registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`, stop };
}

const settings = (folder: string) => ({
  storage: path.join(folder, 'storage'),
  auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
  packages: { '@proverka/*': { access: '$all', publish: '$all' } },
  uplinks: {},
  log: { type: 'file', path: path.join(folder, 'registry.log'), level: 'warn' },
});

function program(): string {
  const manifest = createRequire(import.meta.url).resolve('verdaccio/package.json');
  return path.join(path.dirname(manifest), 'bin/verdaccio');
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(new URL('-/ping', url))).ok;
  } catch {
    return false;
  }
};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
