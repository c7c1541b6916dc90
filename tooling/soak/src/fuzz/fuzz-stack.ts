import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildChanged } from '@proverka/stack/build';
import { freePort } from '@proverka/stack/ports';
import { repositoryRoot, startStack } from '@proverka/stack/stack';
import type { Stack } from '@proverka/stack/stack';

/** The whole stack with every rate limit out of the way, and sources that answer at once. */
export async function startFuzzStack(dataDir: string, report: (message: string) => void): Promise<Stack> {
  const shared = { LIMITS: await noLimits(), SOURCE_RATES: 'none', TASK_DEADLINES: 'car_dtp=20' };
  return startStack({
    dataDir,
    port: await freePort(0),
    build: () => buildChanged(),
    report,
    env: {
      api: shared,
      worker: shared,
      sandbox: { SANDBOX_EXTRACT_SECONDS: '1', SANDBOX_CHECK_SECONDS: '0', SANDBOX_RATES: 'none' },
    },
  });
}

/** Every limit by its name in the API's own table, so that a new one does not turn the run into refusals. */
async function noLimits(): Promise<string> {
  const file = path.join(repositoryRoot, 'apps/api/src/platform/http/limits.domain.ts');
  const names = (await readFile(file, 'utf8')).matchAll(/^ {2}(\w+): \{ count:/gm);
  return Array.from(names, ([, name]) => `${name}=100000000/60`).join(',');
}
