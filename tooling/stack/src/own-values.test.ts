import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readStackOptions } from './options.ts';
import { ownValues } from './own-values.ts';

test('a secret that the operator has in a file is not given a second time; an empty name of a file is none', () => {
  const values = { APP_SECRET: 'own', DATABASE_URL: 'postgres://own/p', SHELL_PORT: '3000' };
  expect(ownValues(values, { APP_SECRET_FILE: '/run/secret', DATABASE_URL_FILE: ' ' })).toEqual({
    DATABASE_URL: 'postgres://own/p',
    SHELL_PORT: '3000',
  });
});

test('the database is found by the file that holds its URL, and a file that is not there is one sentence', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'options-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const DATABASE_URL_FILE = path.join(folder, 'url');
  expect(() => readStackOptions({ DATABASE_URL_FILE })).toThrow(
    `DATABASE_URL_FILE (${DATABASE_URL_FILE}) cannot be read.`,
  );
  writeFileSync(DATABASE_URL_FILE, 'postgres://somewhere/p\n');
  expect(readStackOptions({ DATABASE_URL_FILE }).databaseUrl).toBe('postgres://somewhere/p');
  expect(readStackOptions({}).databaseUrl).toBeUndefined();
});
