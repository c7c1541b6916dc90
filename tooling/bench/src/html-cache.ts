import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure } from './figure.ts';

const run = promisify(execFile);
const rounds = 5;
const seconds = 3;
const connections = 8;

/**
 * Requests per second of the stored home page, against a bare `node:http` server that sends the same bytes and headers.
 * Rounds alternate between the two; the result is the median.
 */
export async function measureHtmlCache(pageUrl: string, host: string): Promise<Figure> {
  const headers = { host, 'accept-encoding': 'br' };
  const page = await rawPage(pageUrl, headers);
  const bare = await startBareServer(page);
  try {
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const shell = await perSecond(pageUrl, headers);
      const plain = await perSecond(bare.url, headers);
      ratios.push(shell / plain);
    }
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    return {
      name: 'HTML of a stored page against bare node:http',
      value: median,
      unit: '',
      limit: { atLeast: 0.6 },
      how: `requests per second, ${connections} connections, ${page.body.length} bytes, median of ${rounds} rounds of ${seconds} s`,
    };
  } finally {
    bare.stop();
  }
}

/** Measured with wrk: a load generator in Node is slower than the servers and would hide the difference. */
async function perSecond(url: string, headers: Record<string, string>): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...sent, url]).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new Error('wrk is not installed: apt-get install wrk');
      throw error;
    },
  );
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} answered with errors under load`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Raw bytes: `fetch` would decompress them. */
function rawPage(url: string, headers: Record<string, string>): Promise<{ body: Buffer; headers: string[] }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve({ body: Buffer.concat(chunks), headers: response.rawHeaders }));
    }).once('error', reject);
  });
}

/** In a process of its own, like the shell: the load generator must not share an event loop with either server. */
async function startBareServer(page: {
  body: Buffer;
  headers: string[];
}): Promise<{ url: string; stop: () => void }> {
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const child = fork(script, { serialization: 'advanced' });
  child.send({ body: page.body, headers: page.headers });
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
