import { expect, test } from 'vitest';
import { namedSql } from './named-sql.ts';

test('named SQL is bound by name, as often as it names a parameter', () => {
  const find = namedSql<{ id: string; day: string }>('select :id::uuid where a = :day or b = :id');
  expect(find.names).toEqual(['id', 'day']);
  expect(find.bind({ day: '2026-01-31', id: 'x' })).toEqual({
    text: 'select $1::uuid where a = $2 or b = $1',
    values: ['x', '2026-01-31'],
  });
});

test('literals, comments and casts of named SQL hold no parameters', () => {
  const { text, names } = namedSql(`select ':a', 'it''s :b', now()::date -- :c`);
  expect(text).toBe(`select ':a', 'it''s :b', now()::date -- :c`);
  expect(names).toEqual([]);
});

test('named SQL refuses a parameter that is missing and one that it does not name', () => {
  const find = namedSql<{ id?: number; name?: string }>('select :id::int');
  expect(() => find.bind({})).toThrow('takes id and was given nothing');
  expect(() => find.bind({ id: 1, name: 'x' })).toThrow('takes id and was given id, name');
});

test('named SQL without parameters is bound to nothing', () => {
  expect(namedSql('select 1').bind()).toEqual({ text: 'select 1', values: [] });
});
