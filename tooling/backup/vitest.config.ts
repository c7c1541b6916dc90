import { defineConfig } from 'vitest/config';

// Generous timeouts: a busy machine is slow, and no test depends on its speed.
export default defineConfig({
  test: { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } },
});
