import { defineConfig } from 'vitest/config';

// Generous timeouts: a busy machine is slow, and no test depends on speed.
export default defineConfig({
  test: { testTimeout: 20_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } },
});
