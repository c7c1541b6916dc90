import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['apps/*', 'packages/*', 'tooling/*'],
    globalSetup: ['tooling/reaper/src/vitest-setup.ts'],
    // Two cores: more workers only make the machine swap them.
    maxWorkers: 2,
  },
});
