import { defineConfig } from 'vitest/config';

// A busy machine is slow, not wrong: what a test says does not depend on how fast it says it.
export default defineConfig({
  test: { testTimeout: 20_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } },
});
