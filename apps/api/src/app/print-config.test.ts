import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const entries = ['server', 'worker', 'migrate'].map(
  (name) => [name, fileURLToPath(new URL(`../${name}.main.ts`, import.meta.url))] as const,
);
const DATABASE_URL = 'postgres://proverka:hush-database@127.0.0.1:1/proverka';

const run = (entry: string, environment: Record<string, string>, ...words: string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [entry, ...words],
      { env: { PATH: process.env['PATH'], DATABASE_URL, ...environment } },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });

describe.each(entries)('the %s', (_name, entry) => {
  test('says with --print-config what it would run with, masks secrets and opens no connection', async () => {
    const secrets = { SMS_KEY: 'hush-sms', APP_SECRET: 'hush-application' };
    const { code, out, err } = await run(entry, { ...secrets, API_PORT: '4377' }, '--print-config');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('API_PORT=4377  # set');
    expect(out).toContain('DATABASE_URL=postgres://proverka:***@127.0.0.1:1/proverka  # set');
    expect(out).toContain('SMS_KEY=***  # set');
    expect(out).not.toContain('hush');
  });

  test('does not start with a variable that was meant for it and is unknown', async () => {
    const { code, err } = await run(entry, { APP_SECRETS: 'hush' });
    expect(code).toBe(1);
    expect(err).toContain('APP_SECRETS is no variable of Proverka; was APP_SECRET meant?\n');
    expect(err).not.toContain('hush');
  });
});
