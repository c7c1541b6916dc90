import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isAlive } from './processes.ts';

const parent = fileURLToPath(new URL('testing/parent-with-database.main.ts', import.meta.url));

interface Started {
  readonly folder: string;
  readonly pids: readonly number[];
}

async function startParent() {
  const child = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  // A parent that fails closes its output without a word.
  const lines = createInterface({ input: child.stdout });
  const [line = '{}'] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?];
  return { child, ...(JSON.parse(line) as Started) };
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a run whose first process ends by %s leaves neither a database nor a child nor data behind',
  async (signal) => {
    const { child, folder, pids } = await startParent();
    expect(pids.map(isAlive)).toEqual(pids.map(() => true));
    expect(existsSync(folder)).toBe(true);

    child.kill(signal);

    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
    await expect.poll(() => existsSync(folder)).toBe(false);
  },
);
