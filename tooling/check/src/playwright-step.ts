import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { failedOnce, type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Runs the browser tests on a stack of their own. Flaky and skipped tests count as failed. */
export async function playwrightStep(root: string): Promise<Outcome> {
  const { output, code } = await runCommand(['playwright', 'test', '--reporter=json,line'], {
    cwd: path.join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/report.json', PLAYWRIGHT_HTML_OPEN: 'never' },
  });
  const text = await readFile(path.join(root, 'e2e/test-results/report.json'), 'utf8').catch(() => '');
  if (text === '') return failedOnce(output.slice(-8000));
  const { stats, suites } = JSON.parse(text) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return {
    passed: stats.expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    details: code === 0 && failed === 0 ? '' : failuresOf(output),
    names: suites.flatMap(namesOf),
  };
}

function namesOf({ title, suites = [], specs }: Suite): readonly string[] {
  const failed = specs.filter(({ ok }) => !ok).map((spec) => spec.title);
  return [...failed, ...suites.flatMap(namesOf)].map((name) => `${title} › ${name}`);
}

/** Everything from the first failure on: passed tests are noise, and CI may truncate the log. */
function failuresOf(output: string): string {
  const first = output.search(/^\s+1\) /m);
  return first === -1 ? output.slice(-8000) : output.slice(first, first + 20_000);
}
