import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rulesFolder } from './alerts.ts';

/** What `promtool` says against the rules and their tests; a sentence for the reader where the machine has none. */
export function tryRules(root: string): { readonly wrong: readonly string[]; readonly note?: string } {
  const cwd = path.join(root, rulesFolder);
  const run = (...words: string[]) => spawnSync('promtool', words, { cwd, encoding: 'utf8' });
  const checked = run('check', 'rules', 'rules.yaml');
  if (checked.error) {
    return {
      wrong: [],
      note: 'promtool (Debian: prometheus) is not on this machine: the rules were read and not tried',
    };
  }
  const tested = run('test', 'rules', 'rules.test.yaml');
  return {
    wrong: [checked, tested]
      .filter(({ status }) => status !== 0)
      .map(({ stdout, stderr }) => `${stdout}${stderr}`.trim()),
  };
}
