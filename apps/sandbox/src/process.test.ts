import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runEnvironment } from '@proverka/reaper/run-mark';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paymentBody } from './testing/test-sandbox.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

let folder: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

type Run = { child: ChildProcess; url: string; output: () => string };

function launch(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...runEnvironment(),
      PATH: process.env['PATH'],
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_DATA_DIR: folder,
      ...env,
    },
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function start(): Promise<Run> {
  const { child, output } = launch();
  await expect.poll(output, { timeout: 20_000 }).toContain('smtp on');
  return { child, output, url: /http:\/\/[\d.:]+/.exec(output())?.[0] ?? '' };
}

// Some tests start two processes; each compiles its TypeScript anew.
describe('the process', { timeout: 60_000 }, () => {
  test('the process prints one line when it listens and exits at once on SIGTERM, kept-alive connections included', async () => {
    const { child, url, output } = await start();
    expect(output().trim().split('\n')).toHaveLength(1);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    const asked = performance.now();
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    // The connection above is kept alive for four seconds: an exit that waited for it would come later.
    expect(performance.now() - asked).toBeLessThan(3000);
  });

  test('the process explains in one sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { child, output } = launch({ SANDBOX_PORT: String(port) });
    const [code] = (await once(child, 'exit')) as [number];
    other.close();
    expect(code).not.toBe(0);
    expect(output().trim()).toBe(
      `sandbox: port ${port} is in use: stop what listens there, or set SANDBOX_PORT or SANDBOX_SMTP_PORT to a free one.`,
    );
  });

  test('payments, keys and switches survive a killed process', async () => {
    const authorization = `Basic ${Buffer.from('sandbox-shop:sandbox-secret').toString('base64')}`;
    const headers = { authorization, 'idempotence-key': 'one', 'content-type': 'application/json' };
    const pay = (url: string) =>
      fetch(`${url}/yookassa/v3/payments`, { method: 'POST', headers, body: JSON.stringify(paymentBody()) });
    const before = await start();
    const first = await (await pay(before.url)).json();
    await fetch(`${before.url}/control/api/behaviours`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ source: 'nspd', behaviour: { kind: 'failing', status: 503 } }),
    });
    before.child.kill('SIGKILL');
    await once(before.child, 'exit');
    const after = await start();
    expect(await (await pay(after.url)).json()).toEqual(first);
    const listed = await fetch(`${after.url}/yookassa/v3/payments`, { headers: { authorization } });
    expect(await listed.json()).toMatchObject({ items: [first] });
    expect(
      (await fetch(`${after.url}/nspd/api/geoportal/v2/search/geoportal?thematicSearchId=1&query=x`)).status,
    ).toBe(503);
  });

  test.runIf(process.platform === 'linux')(
    'an idle sandbox takes less than 60 megabytes of its own',
    { timeout: 30_000 },
    async () => {
      const { child } = await start();
      // Pages of Node's own file are left out: how many of them are resident is the machine's choice.
      const ownMegabytes = (): number =>
        Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
      await expect.poll(ownMegabytes, { timeout: 15_000, interval: 500 }).toBeLessThan(60);
    },
  );
});
