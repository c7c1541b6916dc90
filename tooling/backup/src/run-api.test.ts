import { expect, test } from 'vitest';
import { environmentOf } from './run-api.ts';

test('what a drill runs is led to its own place, whichever variables or files lead to what lives', () => {
  const restored = { databaseUrl: 'postgres://127.0.0.1/restored', appSecret: 'a secret', place: '/drill' };
  const given = environmentOf(restored, {
    PATH: '/bin',
    DATABASE_URL: 'postgres://living/p',
    DATABASE_URL_FILE: '/run/living',
    DATABASE_DIRECT_URL: 'postgres://living/p',
    DATABASE_DIRECT_URL_FILE: '/run/living',
    APP_SECRET_FILE: '/run/secret',
    JOURNAL_ANCHORS_FILE: '/living/anchors',
  });
  expect(given).toEqual({
    PATH: '/bin',
    APP_SECRET: 'a secret',
    DATABASE_URL: 'postgres://127.0.0.1/restored',
    FILES_DIR: '/drill/files',
    DESTROYED_DIR: '/drill/destroyed',
    JOURNAL_ANCHORS_FILE: '/drill/journal-anchors.jsonl',
    INCIDENTS_DIR: '/drill/incidents',
  });
});
