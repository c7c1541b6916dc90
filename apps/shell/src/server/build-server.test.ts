import { expect, onTestFinished, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { readConfig } from './config.ts';

test('metrics are for who asks this very server, not for visitors a proxy passes on', async () => {
  const app = await buildServer({
    config: readConfig({}),
    current: () => {
      throw new Error('no page is asked for');
    },
    webFolder: 'web',
  });
  onTestFinished(() => app.close());
  const direct = await app.inject('/metrics');
  expect([direct.statusCode, direct.body]).toEqual([200, expect.stringContaining('proverka_shell_')]);
  const passed = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect([passed.statusCode, passed.body]).toEqual([404, '']);
});
