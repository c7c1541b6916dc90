import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failedOnce, type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly success: boolean;
}

/** All unit and database tests of the workspace. A skipped test counts as failed. */
export async function vitestStep(root: string): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-vitest-'));
  const reportFile = path.join(folder, 'report.json');
  try {
    const { output } = await runCommand(
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
      { cwd: root },
    );
    const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => '{}')) as Partial<VitestReport>;
    if (report.numPassedTests === undefined) return failedOnce(output.slice(-8000));
    const failed = (report.numFailedTests ?? 0) + (report.numPendingTests ?? 0);
    // A file that fails before its first test has no failed test to count.
    const isBroken = !report.success && failed === 0;
    return {
      passed: report.numPassedTests,
      failed: isBroken ? 1 : failed,
      details: report.success ? '' : output.slice(-20_000),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
