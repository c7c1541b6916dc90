import { defineConfig } from '@playwright/test';
import { browserArguments } from '@proverka/browser/browser';

// Named by the global setup, before a worker reads this.
const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  testDir: 'promises',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/artifacts',
  globalSetup: './setup/start-stack.ts',
  // Two cores also run the stack: more browsers only slow everything down.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow, and no test depends on its speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...browserArguments] },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1280, height: 900 },
    // A trace of every page costs more than the test itself: `--trace retain-on-failure` records one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
