import { useBrowser } from '@proverka/browser/browser';
import { startReaper } from '@proverka/reaper/reaper';
import { buildChanged } from '@proverka/stack/build';
import { freePort } from '@proverka/stack/ports';
import { compileCache } from '@proverka/stack/compile-cache';
import { startStack } from '@proverka/stack/stack';
import { readTopology } from '@proverka/stack/topology';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Starts a stack for the tests, on free ports and with an empty database, and stops it after the last test. */
export default async function startTestStack(): Promise<() => Promise<void>> {
  startReaper();
  await useBrowser(say);
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-e2e-'));
  // The default data folder is in the repository, whose package.json makes every `.js` below it a module.
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  const dataDir = path.join(folder, 'data');
  const stack = await startStack({
    dataDir,
    port: await freePort(0),
    build: () => buildChanged(),
    report: say,
    env: testSettings,
    topology: readTopology(process.env),
  });
  // Playwright's workers start later and inherit the environment.
  Object.assign(process.env, {
    E2E_PORT: String(stack.shellPort),
    E2E_API: stack.apiUrl,
    E2E_SANDBOX: stack.sandboxUrl,
    E2E_DATABASE: stack.databaseUrl,
    E2E_DATA_DIR: dataDir,
    // Tests that start a shell of their own find it compiled.
    NODE_COMPILE_CACHE: compileCache,
  });
  return async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** All tests share one address, and no test can wait half an hour for an extract. */
const manyTimes = [
  'requests_address',
  'requests_account',
  'requests_network',
  'login_address',
  'register_address',
  'guest_order_address',
  'payment_user',
  'reset_address',
  'suggestions_address',
  'passport_address',
  'preview_address',
  'estimate_address',
  'free_fssp_address',
  'search_burst',
  'search_quota',
];
// The deadlines of sources that tests make silent: a report waits for them until then.
const givenUpSoon = 'car_dtp=20,egrn_right_list=20';
const testSettings = {
  api: {
    LIMITS: manyTimes.map((limit) => `${limit}=100000/60`).join(','),
    TASK_DEADLINES: givenUpSoon,
    // A test waits until a source that failed is asked again.
    SOURCE_PAUSE_SECONDS: '3',
  },
  worker: { TASK_DEADLINES: givenUpSoon },
  sandbox: { SANDBOX_EXTRACT_SECONDS: '2' },
};
