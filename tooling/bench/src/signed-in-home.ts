import type { Stack } from '@proverka/stack/stack';
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { askAtRate, type Visitors } from './constant-rate.ts';
import type { Figure } from './figure.ts';
import { openSessions } from './open-session.ts';

const run = promisify(execFile);
const rounds = 5;
const seconds = 4;
const connections = 8;
/** The API answers each of them some hundred pages a minute, and each is known to have got theirs. */
const customers = 400;

/**
 * The home page rendered for signed-in visitors. Its requests per second against a bare server that renders as many elements to a
 * string for each request: rounds alternate between the two; the result is the median. Then its times at a constant rate.
 */
export async function measureSignedInHome({ databaseUrl, shellPort }: Stack): Promise<Figure[]> {
  const visitors: Visitors = {
    url: `http://127.0.0.1:${shellPort}/`,
    headers: { Host: `realestate.localhost:${shellPort}`, 'accept-encoding': 'gzip, deflate, br, zstd' },
    tokens: await openSessions(databaseUrl, 'customer', customers),
  };
  // A process that just started has late answers, and pages without them.
  await perSecond(visitors);
  const elements = await elementsFor(visitors);
  const bare = await startElementServer(elements);
  try {
    const figure = await againstBareServer(visitors, bare.url, elements);
    await elementsFor(visitors);
    bare.stop();
    return [figure, await atConstantRate(visitors)];
  } finally {
    bare.stop();
  }
}

/** How many elements the page has; every visitor's page is the one of somebody signed in, with prices of the API. */
async function elementsFor({ url, headers, tokens }: Visitors): Promise<number> {
  let elements = 0;
  for (const [number, token] of tokens.entries()) {
    const answer = await fetch(url, {
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        cookie: `_token=${token}`,
        'x-forwarded-for': `10.250.${number % 250}.8`,
      },
    });
    const html = await answer.text();
    if (!html.includes('"answered"') || !html.includes('price_breakdown'))
      throw new Error('A home page was not rendered for a signed-in visitor with the prices of the API');
    elements = html.match(/<[a-z]/g)?.length ?? 0;
  }
  return elements;
}

async function againstBareServer(visitors: Visitors, bareUrl: string, elements: number): Promise<Figure> {
  const measured: { readonly ours: number; readonly bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await perSecond(visitors);
    measured.push({ ours, bare: await perSecond({ url: bareUrl, headers: {}, tokens: [] }) });
  }
  const sorted = measured.toSorted((a, b) => a.ours / a.bare - b.ours / b.bare);
  const median = sorted[Math.floor(rounds / 2)] ?? { ours: 0, bare: 1 };
  return {
    name: 'Home rendered for a signed-in visitor against renderToString of as many elements',
    value: median.ours / median.bare,
    unit: '',
    limit: { atLeast: 0.15 },
    how: `${median.ours.toFixed(0)} against ${median.bare.toFixed(0)} requests per second, ${elements} elements, ${customers} customers, ${connections} connections, median of ${rounds} rounds of ${seconds} s`,
  };
}

const pagesPerSecond = 200;
const rateSeconds = 15;

async function atConstantRate(visitors: Visitors): Promise<Figure> {
  const { p50, p99, failed, count } = await askAtRate(visitors, pagesPerSecond, rateSeconds);
  if (failed > 0)
    throw new Error(`${failed} of ${count} pages at a constant rate were not answered with 200`);
  return {
    name: `Home for a signed-in visitor at ${pagesPerSecond} pages a second, p99`,
    value: p99,
    unit: 'ms',
    limit: { atMost: 60 },
    how: `from the intended start, ${count} pages in ${rateSeconds} s, ${failed} of them refused, p50 ${p50.toFixed(1)} ms`,
  };
}

/** Limits count per address and account: the requests come from many. */
const fromMany = (tokens: readonly string[]): string => `
local n = 0
local tokens = { ${tokens.map((token) => `"${token}"`).join(', ')} }
request = function()
  n = n + 1
  wrk.headers["x-forwarded-for"] = "10." .. (n % 250) .. "." .. (math.floor(n / 250) % 250) .. ".7"
  if #tokens > 0 then wrk.headers["cookie"] = "_token=" .. tokens[n % #tokens + 1] end
  return wrk.format()
end
`;

async function perSecond({ url, headers, tokens }: Visitors): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-wrk-'));
  try {
    const script = path.join(folder, 'visitors.lua');
    await writeFile(script, fromMany(tokens));
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
