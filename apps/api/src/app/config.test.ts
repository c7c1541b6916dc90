import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://proverka@127.0.0.1:5432/proverka';

function configOf(environment: Record<string, string>) {
  const read = readConfig({ DATABASE_URL, ...environment });
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'));
  return read.config;
}

function mistakesOf(environment: Record<string, string>): readonly string[] {
  const read = readConfig(environment);
  return 'mistakes' in read ? read.mistakes : [];
}

describe('configuration', () => {
  test('the configuration needs only the database; everything else defaults to the local sandbox', () => {
    const config = configOf({});
    expect(config.http).toMatchObject({ host: '127.0.0.1', port: 4300 });
    expect(new URL(config.yookassa.url).host).toBe('127.0.0.1:4400');
    expect(config.mail.smtpUrl).toBe('smtp://127.0.0.1:4401');
  });

  test('the configuration accepts a database on a Unix socket', () => {
    expect(configOf({ DATABASE_URL: 'postgres://p@/p?host=/run/pg' }).database.url).toContain('/run/pg');
  });

  test('every mistake in the configuration is described in one sentence', () => {
    const mistakes = mistakesOf({ API_PORT: 'eighty', YOOKASSA_URL: 'not a url', LIMITS: 'logins=1/2' });
    expect(mistakes).toHaveLength(4);
    for (const name of ['DATABASE_URL', 'API_PORT', 'YOOKASSA_URL', 'LIMITS']) {
      expect(mistakes.filter((sentence) => sentence.startsWith(name))).toHaveLength(1);
    }
  });

  test('a production configuration without a secret is refused (V13.2.3)', () => {
    const production = { DATABASE_URL, ENVIRONMENT: 'production' };
    for (const APP_SECRET of ['', 'development-only']) {
      expect(mistakesOf({ ...production, APP_SECRET })).toEqual([
        expect.stringMatching(/^APP_SECRET must be/),
      ]);
    }
    expect(mistakesOf({ ...production, APP_SECRET: 'a'.repeat(32) })).toEqual([]);
  });

  test('the deadline of a task type can be configured, and an unknown type is a mistake', () => {
    const { taskDeadlines } = configOf({ TASK_DEADLINES: 'car_dtp=20, egrn_object=7200' });
    expect(taskDeadlines).toEqual({ car_dtp: 20, egrn_object: 7200 });
    for (const TASK_DEADLINES of ['car_dpt=20', 'car_dtp=0', 'car_dtp']) {
      expect(mistakesOf({ DATABASE_URL, TASK_DEADLINES })).toEqual([
        `TASK_DEADLINES holds "${TASK_DEADLINES}"; it must be type=seconds with the type of a task.`,
      ]);
    }
  });

  test('the rate limit of a source is configured by its name, and «none» lifts all of them', () => {
    expect(configOf({ SOURCE_RATES: 'fssp=2.5, supplier=0' }).sourceRates).toMatchObject({
      fssp: 2.5,
      supplier: 0,
      egrul: 4,
    });
    expect(new Set(Object.values(configOf({ SOURCE_RATES: 'none' }).sourceRates))).toEqual(new Set([0]));
    expect(mistakesOf({ DATABASE_URL, SOURCE_RATES: 'fss=2' })).toHaveLength(1);
  });

  test('the pause after failures of a source is configured in whole seconds', () => {
    expect(configOf({}).sourcePauseSeconds).toBe(15);
    expect(configOf({ SOURCE_PAUSE_SECONDS: '3' }).sourcePauseSeconds).toBe(3);
    expect(mistakesOf({ DATABASE_URL, SOURCE_PAUSE_SECONDS: '0' })).toHaveLength(1);
  });

  test('a rate limit of calls is configured by its name', () => {
    const { limits } = configOf({ LIMITS: 'search_quota=600/3600, login_account=5/60' }).http;
    expect(limits.search_quota).toEqual({ count: 600, windowSeconds: 3600 });
    expect(limits.login_account.count).toBe(5);
    expect(limits.login_address.count).toBe(30);
  });

  test('a hosts file that is missing or malformed is a mistake, not a crash', () => {
    expect(mistakesOf({ DATABASE_URL, HOSTS_FILE: '/nonexistent.json' })).toHaveLength(1);
    expect(
      mistakesOf({ DATABASE_URL, HOSTS_FILE: new URL('../../package.json', import.meta.url).pathname }),
    ).toHaveLength(1);
  });
});
