import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['apps/*', 'packages/*', 'tooling/*'],
    globalSetup: ['tooling/reaper/src/vitest-setup.ts'],
  },
});
