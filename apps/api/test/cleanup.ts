import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const tasks: (() => Promise<unknown>)[] = [];

/** Runs when the file's tests are over, the latest first. Unlike `afterAll` it may be called while they run. */
export function afterFile(task: () => Promise<unknown>): void {
  tasks.push(task);
}

/** A folder of the file's own, gone when its tests are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proverka-api-test-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

// Registered when a test file imports this, the only time hooks are taken.
afterAll(async () => {
  for (const task of tasks.reverse()) await task();
});
