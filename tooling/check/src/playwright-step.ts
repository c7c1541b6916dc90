import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { failedOnce, withReason, type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
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
  const failed = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const results = spec.tests.flatMap((one) => one.results);
      return withReason(spec.title, results.map(({ error }) => error?.message ?? '').join('\n'));
    });
  return [...failed, ...suites.flatMap(namesOf)].map((name) => `${title} › ${name}`);
}

/** Everything from the first failure on but the lines of progress: CI may truncate the log. */
function failuresOf(output: string): string {
  const first = output.search(/^\s+1\) /m);
  if (first === -1) return output.slice(-8000);
  const lines = stripVTControlCharacters(output.slice(first)).split('\n');
  return lines
    .filter((line) => !/^\[\d+\/\d+\]/.test(line))
    .join('\n')
    .slice(0, 20_000);
}
