import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What must hold whatever dies in the middle: real processes over a throwaway database, killed without warning. */
const scenarios = ['src/reports/kill-worker.soak.ts'];

const api = fileURLToPath(new URL('../../../apps/api', import.meta.url));
let failed = 0;
for (const scenario of scenarios) {
  process.stdout.write(`${scenario}\n`);
  const child = spawn(process.execPath, [scenario], { cwd: api, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) failed += 1;
}
process.stdout.write(`${scenarios.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
