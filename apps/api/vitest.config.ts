import { defineConfig } from 'vitest/config';

// oxlint-disable-next-line import/no-default-export -- the shape vitest asks for
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Files share their modules: loading them anew costs more than most files.
    isolate: false,
    setupFiles: ['test/file-setup.ts'],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
