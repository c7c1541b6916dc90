import { expect, test } from 'vitest';
import { PRICE } from '../../../test/orders.ts';
import { buy, createReportWorld, deliver, taskOf } from '../../../test/reports.ts';
import { sweepFiles } from './sweep-files.ts';

test('a file that no row refers to is removed after a day', async () => {
  const world = await createReportWorld();
  const buyer = await world.signIn({ paid: PRICE });
  const itemId = await buy(world, buyer);
  await deliver(world);
  const { file_hash: kept } = await taskOf(world, itemId);
  const alone = await world.deps.files.put(Buffer.from('left by a crash'));
  const dayAgo = new Date(Date.now() - 86_400_000);
  expect(await sweepFiles(world.deps, dayAgo)).toBe(0);
  expect(await world.deps.files.get(alone)).not.toBeNull();
  const soon = new Date(Date.now() + 60_000);
  expect(await sweepFiles(world.deps, soon)).toBe(1);
  expect(await world.deps.files.get(alone)).toBeNull();
  expect(await world.deps.files.get(kept ?? '')).not.toBeNull();
  const { rows } = await world.owner.query(`select duty, files from destruction_act`);
  expect(rows).toEqual([{ duty: 'unreferenced_file', files: 1 }]);
});
