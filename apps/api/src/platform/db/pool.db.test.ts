import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { inTransaction, runSql } from './transaction.ts';

test('a connection that dies between two statements fails its transaction and leaves the process running', async () => {
  const { db, owner } = await createTestDatabase();
  const transaction = inTransaction(db, async (tx) => {
    const [own] = await runSql<{ pid: number }>(tx, 'select pg_backend_pid() as pid');
    await owner.query('select pg_terminate_backend($1, 5000)', [own?.pid]);
    await runSql(tx, 'select 1');
  });
  await expect(transaction).rejects.toThrow(/connection|terminat/i);
  expect(await runSql(db, 'select 1 as one')).toEqual([{ one: 1 }]);
});
