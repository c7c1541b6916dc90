import type { NoParameters } from '@proverka/sql/named-sql';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { statement } from './statement.ts';
import { inTransaction } from './transaction.ts';

const OWN_PROCESS = statement<NoParameters, { pid: number }>('select pg_backend_pid() as pid');
const ONE = statement<NoParameters, { one: number }>('select 1 as one');

test('a connection that dies between two statements fails its transaction and leaves the process running', async () => {
  const { db, owner } = await createTestDatabase();
  const transaction = inTransaction(db, async (tx) => {
    const [own] = await OWN_PROCESS(tx);
    await owner.query('select pg_terminate_backend($1, 5000)', [own?.pid]);
    await ONE(tx);
  });
  await expect(transaction).rejects.toThrow(/connection|terminat/i);
  expect(await ONE(db)).toEqual([{ one: 1 }]);
});
