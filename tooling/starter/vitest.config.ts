import { defineConfig } from 'vitest/config';

// A busy machine is slow, not wrong.
export default defineConfig({
  test: { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } },
});
