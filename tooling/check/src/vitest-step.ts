import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failedOnce, withReason, type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** One per core of a small machine: more only swap. Said here for all projects, whose own default leaves one core idle. */
const workers = '--maxWorkers=2';

/** Runs all unit and database tests of the workspace. A skipped test counts as failed. */
export async function vitestStep(root: string): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-vitest-'));
  const reportFile = path.join(folder, 'report.json');
  try {
    const { output } = await runCommand(
      ['vitest', 'run', workers, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
      { cwd: root },
    );
    const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => '{}')) as Partial<VitestReport>;
    if (report.numPassedTests === undefined) return failedOnce(output.slice(-8000));
    const failed = (report.numFailedTests ?? 0) + (report.numPendingTests ?? 0);
    // A file that fails to load has no failed test to count.
    const isBroken = !report.success && failed === 0;
    return {
      passed: report.numPassedTests,
      failed: isBroken ? 1 : failed,
      details: report.success ? '' : `${failuresOf(report, root)}\n\n${output.slice(-4000)}`,
      names: namesOf(report, root),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function namesOf(report: Partial<VitestReport>, root: string): readonly string[] {
  return (report.testResults ?? []).flatMap((file) => {
    const name = path.relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status !== 'passed');
    if (failed.length === 0) return file.status === 'failed' ? [name] : [];
    return failed.map(({ fullName, failureMessages }) =>
      withReason(`${name} › ${fullName}`, (failureMessages ?? []).join('\n')),
    );
  });
}

/** The failures alone: CI may truncate the log, and the failures must survive. */
function failuresOf(report: Partial<VitestReport>, root: string): string {
  return (report.testResults ?? [])
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const name = path.relative(root, file.name);
      const tests = file.assertionResults.filter((test) => test.status === 'failed');
      if (tests.length === 0) return [`${name}\n${file.message ?? ''}`.slice(0, 2000)];
      return tests.map((test) =>
        `${name} › ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`.slice(0, 2000),
      );
    })
    .join('\n\n');
}
