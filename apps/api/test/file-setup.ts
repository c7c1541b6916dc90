import { afterAll, vi } from 'vitest';
import { endFile } from './cleanup.ts';

// Runs for each file of tests, though the files share the modules they import.
afterAll(async () => {
  await endFile();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
