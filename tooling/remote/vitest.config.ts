import { defineConfig } from 'vitest/config';

// A busy machine is slow, not wrong.
export default defineConfig({
  test: { testTimeout: 30_000, expect: { poll: { timeout: 20_000 } } },
});
