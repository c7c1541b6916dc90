import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** Runs what the file has asked for; the tasks of the next file are its own. */
export async function endFile(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) await task();
}
