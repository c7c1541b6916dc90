import { beforeAll, expect, test } from 'vitest';
import { accountHolder } from '../../test/account-holder.ts';
import { dealBelongings } from '../../test/deals.ts';
import { switchTotpOn } from '../../test/second-factors.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import { readSealed } from '#deals/sealed-file.ts';
import { open, sealingKey } from '#platform/seal/seal.ts';
import { reseal } from '#platform/seal/reseal.ts';
import { sealedColumns } from '#platform/seal/sealed-columns.ts';

let world: TestWorld;
let documentId: string;
beforeAll(async () => {
  world = await createTestWorld();
  const person = await accountHolder(world);
  await switchTotpOn(person, world.clock.now());
  documentId = (await dealBelongings(person)).dealDocumentId;
});

const after = 'a new secret of thirty-two characters or more';
const before = () => world.deps.config.appSecret;
const document = () =>
  world.db.selectFrom('deal_document').selectAll().where('id', '=', documentId).executeTakeFirstOrThrow();
const readWith = async (appSecret: string) => {
  const deps = { ...world.deps, config: { ...world.deps.config, appSecret } };
  return (await readSealed(deps, await document()))?.toString();
};

test('with a secret that encrypted nothing, nothing is changed', async () => {
  const kept = await document();
  await expect(reseal(world.db, { before: 'another', after })).rejects.toThrow(
    'is encrypted with neither secret',
  );
  expect(await document()).toEqual(kept);
});

test('what the former secret encrypted is read with the new one, and no more with the former', async () => {
  expect(await reseal(world.db, { before: before(), after })).toEqual([
    { table: 'totp', rows: 1, already: 0 },
    { table: 'staff_enrolment', rows: 0, already: 0 },
    { table: 'deal_document', rows: 1, already: 0 },
  ]);
  expect(await readWith(after)).toContain('<page/>');
  await expect(readWith(before())).rejects.toThrow('authenticate');
  const totp = await world.db.selectFrom('totp').selectAll().executeTakeFirstOrThrow();
  const key = sealingKey(after, 'second factor: secret of an app');
  expect(open(key, totp.user_id, totp.sealed_secret).length).toBeGreaterThan(0);
});

test('a second run changes nothing', async () => {
  const kept = await document();
  const again = await reseal(world.db, { before: before(), after });
  expect(again.map(({ rows, already }) => [rows, already])).toEqual([
    [0, 1],
    [0, 0],
    [0, 1],
  ]);
  expect(await document()).toEqual(kept);
});

test('every column whose description says that it is encrypted with the secret is encrypted anew', async () => {
  const { rows } = await world.owner.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where col_description(c.oid, a.attnum) ~ 'encrypted with.*APP_SECRET'`);
  const listed = new Set(sealedColumns.map(({ table, column }) => `${table}.${column}`));
  expect(rows.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
});
