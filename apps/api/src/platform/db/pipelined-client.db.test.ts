import type { ClientBase } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { TestDatabase } from '../../../test/database.ts';
import { applicationRole, openDatabase, openPool } from './pool.ts';
import { statement } from './statement.ts';
import { afterCommit, inTransaction, inTransactionThatLocks } from './transaction.ts';

const INSERT = statement<{ name: string; value: number }>(
  'insert into sent_ahead (name, value) values (:name, :value)',
);
const COUNT = statement<{ name: string }, { count: number }>(
  'select count(*)::int as count from sent_ahead where name = :name',
);
const LOCK = statement<{ name: string }>('select value from sent_ahead where name = :name for update');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(`
    create table sent_ahead (name text not null, value int not null check (value > 0));
    grant select, insert, update on sent_ahead to proverka_app`);
});
const countOf = async (name: string) => (await COUNT(database.db, { name }))[0]?.count;

describe('a statement that is not waited for', () => {
  test('is seen by the next one and kept by the commit', async () => {
    const seen = await inTransaction(database.db, async (tx) => {
      await INSERT.ahead(tx, { name: 'kept', value: 1 });
      await INSERT.ahead(tx, { name: 'kept', value: 2 });
      return COUNT(tx, { name: 'kept' });
    });
    expect(seen).toEqual([{ count: 2 }]);
    expect(await countOf('kept')).toBe(2);
  });

  test('fails the next one that is waited for, with its own error, and nothing is kept', async () => {
    const failed = inTransaction(database.db, async (tx) => {
      await INSERT.ahead(tx, { name: 'next', value: 1 });
      await INSERT.ahead(tx, { name: 'next', value: 0 });
      await COUNT(tx, { name: 'next' });
    });
    await expect(failed).rejects.toMatchObject({ code: '23514', constraint: 'sent_ahead_value_check' });
    expect(await countOf('next')).toBe(0);
  });

  test('fails the commit when nothing else was waited for, and nothing is done after it', async () => {
    let isCommitted = false;
    const failed = inTransactionThatLocks(database.db, async (tx) => {
      await LOCK(tx, { name: 'commit' });
      afterCommit(tx, () => (isCommitted = true));
      await INSERT.ahead(tx, { name: 'commit', value: 0 });
      await INSERT.ahead(tx, { name: 'commit', value: 1 });
    });
    await expect(failed).rejects.toMatchObject({ code: '23514' });
    expect(isCommitted).toBe(false);
    expect(await countOf('commit')).toBe(0);
  });

  test('is undone with a transaction that is given up before it was answered', async () => {
    const failed = inTransactionThatLocks(database.db, async (tx) => {
      await INSERT.ahead(tx, { name: 'given up', value: 1 });
      throw new Error('given up');
    });
    await expect(failed).rejects.toThrow('given up');
    expect(await countOf('given up')).toBe(0);
  });
});

test('a transaction that begins with its lock holds it until it ends', async () => {
  await INSERT(database.db, { name: 'locked', value: 1 });
  const other = await database.owner.connect();
  await inTransactionThatLocks(database.db, async (tx) => {
    await LOCK(tx, { name: 'locked' });
    const locking = other.query(`select from sent_ahead where name = 'locked' for update nowait`);
    await expect(locking).rejects.toMatchObject({ code: '55P03' });
  });
  await other.query(`select from sent_ahead where name = 'locked' for update nowait`);
  other.release();
});

test('a transaction without statements ends, and its connection goes on', async () => {
  expect(await inTransactionThatLocks(database.db, () => Promise.resolve('nothing'))).toBe('nothing');
  const given = inTransactionThatLocks(database.db, () => Promise.reject(new Error('given up')));
  await expect(given).rejects.toThrow('given up');
  expect(await countOf('nothing')).toBe(0);
});

test('the beginning leaves with the lock, and a statement sent ahead with the commit', async () => {
  const seen: string[] = [];
  const pool = openPool({ url: database.url, size: 1, role: applicationRole });
  pool.on('connect', (client) => noteStatements(client, seen));
  const db = openDatabase(pool);
  await inTransactionThatLocks(db, async (tx) => {
    await LOCK(tx, { name: 'locked' });
    await INSERT.ahead(tx, { name: 'together', value: 1 });
  });
  await db.destroy();
  expect(seen).toEqual([
    'begin is sent',
    'select is sent',
    'begin is answered',
    'select is answered',
    'insert is sent',
    'commit is sent',
    'insert is answered',
    'commit is answered',
  ]);
});

/** Notes when each statement is sent and answered, by its first word. */
function noteStatements(client: ClientBase, seen: string[]): void {
  const query = client.query.bind(client) as (asked: { text: string } | string) => Promise<unknown>;
  Object.assign(client, {
    query: async (asked: { text: string } | string) => {
      const word = (typeof asked === 'string' ? asked : asked.text).split(' ')[0] ?? '';
      seen.push(`${word} is sent`);
      const answer = await query(asked);
      seen.push(`${word} is answered`);
      return answer;
    },
  });
}
