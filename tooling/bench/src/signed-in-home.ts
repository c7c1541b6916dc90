import type { Stack } from '@proverka/stack/stack';
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure } from './figure.ts';
import { openSession } from './open-session.ts';

const run = promisify(execFile);
const rounds = 5;
const seconds = 4;
const connections = 8;

/**
 * Requests per second of the home page, rendered for a signed-in visitor, against a bare server that renders as many elements to
 * a string for each request. Rounds alternate between the two; the result is the median.
 */
export async function measureSignedInHome({ databaseUrl, shellPort }: Stack): Promise<Figure> {
  const headers = {
    Host: `realestate.localhost:${shellPort}`,
    'accept-encoding': 'gzip, deflate, br, zstd',
    cookie: `_token=${await openSession(databaseUrl, 'customer')}`,
  };
  const url = `http://127.0.0.1:${shellPort}/`;
  const html = await (await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })).text();
  if (!html.includes('"answered"'))
    throw new Error('The home page was not rendered for the signed-in visitor');
  const elements = html.match(/<[a-z]/g)?.length ?? 0;
  const bare = await startElementServer(elements);
  try {
    await perSecond(url, headers);
    const measured: { readonly ours: number; readonly bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      measured.push({ ours: await perSecond(url, headers), bare: await perSecond(bare.url, {}) });
    const sorted = measured.toSorted((a, b) => a.ours / a.bare - b.ours / b.bare);
    const median = sorted[Math.floor(rounds / 2)] ?? { ours: 0, bare: 1 };
    return {
      name: 'Home rendered for a signed-in visitor against renderToString of as many elements',
      value: median.ours / median.bare,
      unit: '',
      limit: { atLeast: 0.15 },
      how: `${median.ours.toFixed(0)} against ${median.bare.toFixed(0)} requests per second, ${elements} elements, ${connections} connections, median of ${rounds} rounds of ${seconds} s`,
    };
  } finally {
    bare.stop();
  }
}

/** Limits count per address: the requests come from many. */
const fromManyAddresses = `
local n = 0
request = function()
  n = n + 1
  wrk.headers["x-forwarded-for"] = "10." .. (n % 250) .. "." .. (math.floor(n / 250) % 250) .. ".7"
  return wrk.format()
end
`;

async function perSecond(url: string, headers: Record<string, string>): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-wrk-'));
  try {
    const script = path.join(folder, 'addresses.lua');
    await writeFile(script, fromManyAddresses);
    const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script];
    const { stdout } = await run('wrk', [...load, ...sent, url]);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} answered with errors: ${stdout}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function startElementServer(elements: number): Promise<{ url: string; stop: () => void }> {
  const child = fork(fileURLToPath(new URL('element-server.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(elements);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
