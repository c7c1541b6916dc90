import { defineConfig } from 'vitest/config';

// Generous timeouts: a busy machine is slow, and no test depends on speed.
export default defineConfig({
  test: {
    // Files share modules and window: making them anew costs more than most files. The setup empties the window between files.
    isolate: false,
    setupFiles: ['@proverka/shell-sdk/test-setup'],
    environment: 'jsdom',
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
