import { defineConfig } from 'vitest/config';

// Generous timeouts: a busy machine is slow, and no test depends on speed.
export default defineConfig({
  test: {
    // Files share their modules: loading them anew costs more than most files.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
