import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { statement } from './statement.ts';

test('a named parameter may be used several times in a statement', async () => {
  const { db } = await createTestDatabase();
  const sum = statement<{ one: number; other: number }, { sum: number; literal: string }>(
    `select :one::int + :other::int + :one::int as sum, ':one' as literal -- :other`,
  );
  expect(sum.names).toEqual(['one', 'other']);
  expect(await sum(db, { other: 2, one: 1 })).toEqual([{ sum: 4, literal: ':one' }]);
});

test('a parameter that a statement lacks or does not name throws before the database is asked', async () => {
  const { db } = await createTestDatabase();
  const find = statement<{ id?: number; name?: string }>('select :id::int');
  expect(() => find(db, {})).toThrow('takes id and was given nothing');
  expect(() => find(db, { id: 1, name: 'x' })).toThrow('takes id and was given id, name');
});

test('a value stays a value, whatever SQL it holds (V1.2.4)', async () => {
  const { db } = await createTestDatabase();
  const said = statement<{ text: string }, { text: string }>('select :text::text as text');
  for (const text of [`'; drop table app_user; --`, '$1', String.raw`\'; select 1`, ':text']) {
    expect(await said(db, { text })).toEqual([{ text }]);
  }
});
