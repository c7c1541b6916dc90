import { expect, test } from 'vitest';
import { troubleOfDatabaseUrl } from './database-url.domain.ts';

test.each([
  'postgres://owner@127.0.0.1:5432/proverka',
  'postgresql://owner:word@localhost/proverka',
  'postgres://owner@[::1]:5432/proverka',
  'postgres://owner@/proverka?host=/run/postgresql',
  'postgres:///proverka',
  'postgres://owner:word@db.example.com:6432/proverka?sslmode=verify-full',
])('the database %s is on this machine, or proves its name', (url) => {
  expect(troubleOfDatabaseUrl(url)).toBeNull();
});

test.each([
  ['postgres://owner:word@db.example.com/proverka', 'db.example.com'],
  ['postgres://owner:word@10.0.0.5:5432/proverka?sslmode=require', '10.0.0.5'],
  ['postgres://owner@127.0.0.1,10.0.0.6/proverka', '10.0.0.6'],
  ['postgres://owner@/proverka?host=db.example.com', 'db.example.com'],
])('%s sends personal data to a machine that proves nothing, and is refused', (url, host) => {
  expect(troubleOfDatabaseUrl(url)).toBe(
    `names ${host}, which is another machine: it needs sslmode=verify-full, so that the server proves its name.`,
  );
});

test.each(['mysql://x', 'postgres://', '127.0.0.1:5432', ''])('«%s» is no address of a PostgreSQL', (url) => {
  expect(troubleOfDatabaseUrl(url)).toMatch(/^must be a PostgreSQL URL/);
});
