import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const tasks: (() => Promise<unknown>)[] = [];

/** Runs after the file's tests, the latest first. Unlike `afterAll` it may be called while they run. */
export function afterFile(task: () => Promise<unknown>): void {
  tasks.push(task);
}

/** A temporary folder of the file, removed after its tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proverka-api-test-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

// Registered on import, the only time when hooks can be registered.
afterAll(async () => {
  for (const task of tasks.reverse()) await task();
});
