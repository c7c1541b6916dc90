import { expect, test } from 'vitest';
import { accountHolder } from '../../../test/account-holder.ts';
import { buy, createReportWorld, deliver, taskOf } from '../../../test/reports.ts';
import { proveDestroyed, proveFiles } from './prove-restored.ts';

test('a file that a row refers to and the store does not have is told', async () => {
  const world = await createReportWorld();
  const item = await buy(world, await accountHolder(world));
  await deliver(world);
  expect(await proveFiles(world.deps)).toMatchObject({ holds: true });
  const { file_hash: hash } = await taskOf(world, item);
  await world.deps.files.remove(hash ?? '');
  const { holds, said } = await proveFiles(world.deps);
  expect(holds).toBe(false);
  expect(said).toContain(`missing, the first ${hash}`);
});

test('a listed account or report that is there again is told, and so is a withdrawn account that is open', async () => {
  const world = await createReportWorld();
  const { deps } = world;
  const [back, open, staying] = [
    await accountHolder(world),
    await accountHolder(world),
    await accountHolder(world),
  ];
  const report = await buy(world, staying);
  expect(await proveDestroyed(deps)).toMatchObject({ holds: true });
  const now = deps.now();
  await deps.destroyed.add('destroyed', 'account', [back.id], now);
  await deps.destroyed.add('withdrawn', 'account', [open.id], now);
  await deps.destroyed.add('destroyed', 'report', [report], now);
  expect(await proveDestroyed(deps)).toEqual({
    holds: false,
    said: 'Of the list there are again 1 accounts and 1 reports; 1 withdrawn accounts are open.',
  });
});

test('an empty list of destroyed people proves nothing where accounts were destroyed', async () => {
  const world = await createReportWorld();
  const gone = await accountHolder(world);
  await world.owner.query(
    `insert into account_deletion (user_id, number, requested_at, destroy_after, destroy_before, destroyed_at)
     values ($1, 'УД-1', now(), now(), now(), now())`,
    [gone.id],
  );
  expect(await proveDestroyed(world.deps)).toMatchObject({ holds: false });
});
