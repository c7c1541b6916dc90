import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiSettings } from './api-settings.ts';
import { printSettings } from './print-settings.ts';
import { readSettings } from './read-settings.ts';
import { sandboxSettings } from './sandbox-settings.ts';
import type { Settings } from './setting.ts';
import { shellSettings } from './shell-settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const written = (name: string, content: string): string => {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
};
const mistakesOf = (environment: Record<string, string>) => readSettings(apiSettings, environment).mistakes;

describe('a secret', () => {
  test('is read from the file that its variable with _FILE names, without the line break at its end', () => {
    const APP_SECRET_FILE = written('secret', 'one secret of the application\n');
    const read = readSettings(apiSettings, { APP_SECRET_FILE });
    expect([read.text('APP_SECRET'), read.mistakes]).toEqual(['one secret of the application', []]);
  });

  test.each([
    [
      'a file that is not there',
      () => ({ SMS_KEY_FILE: path.join(folder, 'none') }),
      /SMS_KEY_FILE .* cannot be read/,
    ],
    ['an empty file', () => ({ SMS_KEY_FILE: written('empty', '\n') }), /SMS_KEY_FILE .* is empty/],
    [
      'both',
      () => ({ SMS_KEY_FILE: written('k', 'a'), SMS_KEY: 'b' }),
      /SMS_KEY and SMS_KEY_FILE are both set/,
    ],
  ])('with %s is a mistake that says so', (_what, environment, sentence) => {
    const read = readSettings(apiSettings, environment());
    read.text('SMS_KEY');
    read.text('SMS_KEY');
    expect(read.mistakes).toEqual([expect.stringMatching(sentence)]);
  });

  test('is not printed, wherever it comes from; of a URL only its password is hidden', () => {
    const printed = printSettings(apiSettings, {
      APP_SECRET_FILE: written('app', 'hush-file'),
      SMS_KEY: 'hush-key',
      DATABASE_URL: 'postgres://proverka:hush-password@127.0.0.1/p?password=hush-again&sslmode=disable',
      API_PORT: '4310',
    });
    expect(printed).not.toContain('hush');
    expect(printed).toContain(`APP_SECRET=***  # from ${folder}/app`);
    expect(printed).toContain(
      'DATABASE_URL=postgres://proverka:***@127.0.0.1/p?password=***&sslmode=disable',
    );
    expect(printed).toContain('API_PORT=4310  # set');
    expect(printed).toContain('API_HOST=127.0.0.1  # default');
    expect(printed).toContain('SALES_KEY=  # default: `SUPPLIER_KEY`');
  });
});

test.each([
  ['DATABASE_URL', 'postgres://app:p@hush@db/x', 'postgres://app:***@db/x'],
  ['DATABASE_URL', 'postgres://app:12/hush@db/x', '***'],
  ['DATABASE_URL', 'postgres://app:12?hush@db/x', '***'],
  ['DATABASE_URL', 'postgres://app:12#hush@db/x', '***'],
  ['DATABASE_URL', 'app:hush@db/x', '***'],
  ['DATABASE_URL', 'hush', '***'],
  ['YOOKASSA_URL', 'https://u:hush@proxy/v3', 'https://u:***@proxy/v3'],
  ['YOOKASSA_URL', 'https://proxy/v3?api_key=hush', 'https://proxy/v3?api_key=***'],
  ['YOOKASSA_URL', 'https:/u:hush@proxy/v3', '***'],
  ['YOOKASSA_URL', 'https://proxy', 'https://proxy'],
  ['MAIL_FROM_REAL_ESTATE', 'letters@example.com', 'letters@example.com'],
])('%s=%s is printed as %s', (name, value, shown) => {
  expect(printSettings(apiSettings, { [name]: value })).toContain(`${name}=${shown}  # set`);
});

describe('an unknown variable', () => {
  test.each([
    ['ENVIROMENT', 'ENVIRONMENT'],
    ['LOG_LEVLE', 'LOG_LEVEL'],
    ['DATABASE_URLS', 'DATABASE_URL'],
    ['APP_SECRET_FIEL', 'APP_SECRET_FILE'],
  ])('%s is refused, and %s is what was meant', (name, meant) => {
    expect(mistakesOf({ [name]: 'a value' })).toEqual([
      `${name} is no variable of Proverka; was ${meant} meant?`,
    ]);
  });

  test('that begins like ours is refused without its value', () => {
    expect(mistakesOf({ YOOKASSA_PASSWORD: 'hush' })).toEqual([
      'YOOKASSA_PASSWORD is no variable of Proverka, although it begins like one; remove or correct it.',
    ]);
    // Only secrets are read from files.
    expect(mistakesOf({ SANDBOX_PORT_FILE: '/run/port' })).toHaveLength(1);
  });

  test('of somebody else is left alone, and so is one of another of our programs', () => {
    const others = {
      PATH: '/bin',
      NODE_ENV: 'production',
      SOURCE_DATE_EPOCH: '0',
      npm_config_registry: 'x',
      LIMIT: '1',
      API_SERVICE_HOST: '10.0.0.1',
      API_PORT_4300_TCP_ADDR: '10.0.0.1',
      RELEASE_SHELLS: 'x',
      PICTURE_SECRET_FILE: '/run/pictures',
      SANDBOX_PORT: '1',
    };
    expect(mistakesOf(others)).toEqual([]);
  });

  test('that Kubernetes sets for a service is left alone, and one of our names has its default then', () => {
    const environment = {
      DATABASE_PORT: 'tcp://10.0.0.1:5432',
      RELEASES_PORT: 'tcp://10.0.0.2:80',
      SANDBOX_DNS_PORT: 'udp://10.0.0.3:53',
      API_PORT: 'tcp://10.0.0.4:4300',
      DATABASE_NAME: 'somebody else',
    };
    const read = readSettings(apiSettings, environment);
    expect([read.integer('API_PORT'), read.mistakes]).toEqual([4300, []]);
    expect(printSettings(apiSettings, environment)).toContain('API_PORT=4300  # default');
    expect(mistakesOf({ SANDBOX_DNS_PORT: '53' })).toHaveLength(1);
  });
});

test('every list has a purpose of one line for each variable, and defaults its own reader accepts', () => {
  const lists: readonly Settings[] = [apiSettings, shellSettings, sandboxSettings];
  for (const list of lists) {
    const read = readSettings(list, {});
    for (const [name, { purpose, type }] of Object.entries(list)) {
      expect(`${name}: ${purpose}`).toMatch(/^\w+: [^\n|]+$/);
      if (type === 'integer') read.integer(name as never);
      if (type === 'url') read.url(name as never);
      if (type === 'choice') read.oneOf(name as never);
    }
    expect(read.mistakes).toEqual([]);
  }
});

test('a wrong value is one sentence that names the variable, and the reader goes on with the default', () => {
  const read = readSettings(apiSettings, {
    API_PORT: '70000',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'http://u:hush@x',
  });
  expect([read.integer('API_PORT'), read.oneOf('LOG_LEVEL'), read.url('SMTP_URL')]).toEqual([
    4300,
    'info',
    'smtp://127.0.0.1:4401',
  ]);
  expect(read.mistakes).toEqual([
    'API_PORT must be a whole number from 0 to 65535, not "70000".',
    'LOG_LEVEL must be one of info, debug, warn, error, silent, not "loud".',
    'SMTP_URL must be a URL with smtp: or smtps:.',
  ]);
});
