import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import path from 'node:path';
import { rulesFolder } from './alerts.ts';

type Ran = Pick<SpawnSyncReturns<string>, 'error' | 'status' | 'stdout' | 'stderr'>;

/** Runs `promtool`. */
type Run = (...words: string[]) => Ran;

const untried = 'promtool (Debian: prometheus) is not on this machine: the rules were read and not tried';

const promtoolAt =
  (root: string): Run =>
  (...words) =>
    spawnSync('promtool', words, { cwd: path.join(root, rulesFolder), encoding: 'utf8' });

/** What `promtool` says against the rules and their tests; a sentence for the reader where the machine has none. */
export function tryRules(
  root: string,
  run: Run = promtoolAt(root),
): { readonly wrong: readonly string[]; readonly note?: string } {
  const checked = run('check', 'rules', 'rules.yaml');
  if (checked.error) return { wrong: [], note: untried };
  const tested = run('test', 'rules', 'rules.test.yaml');
  return {
    wrong: [checked, tested]
      .filter(({ status }) => status !== 0)
      .map(({ stdout, stderr }) => `${stdout}${stderr}`.trim()),
  };
}
