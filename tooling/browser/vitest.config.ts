import { defineConfig } from 'vitest/config';

// Two hundred megabytes are unpacked the first time.
export default defineConfig({ test: { testTimeout: 60_000 } });
