import { personRoles } from '@proverka/contract/roles';
import type { Batch, BatchHead } from '@proverka/contract/wholesale';
import { beforeAll, expect, test } from 'vitest';
import { createReportWorld } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import {
  CHECK_BANKRUPTCY,
  choose,
  confirm,
  peopleCsv,
  quietSources,
  uploadText,
} from '../../test/wholesale.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { readBalances } from '../ledger/ledger.store.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: quietSources() });
});

/** A list of `count` people checked by one task each, 29 rubles. */
const listOf = async (person: SignedInPerson, count: number): Promise<Batch> =>
  choose(person, await uploadText(person, peopleCsv(count)), { person: CHECK_BANKRUPTCY });

test('a list costs what its order does, when the tariff changed after the upload', async () => {
  const admin = await world.signIn({ role: personRoles.admin });
  const person = await world.signIn({ paid: 1_000_000 });
  const batch = await listOf(person, 10);
  const given = { person_id: person.id, tariff_simple_id: 1 };
  await admin.request({ method: 'POST', url: '/tariff/activate_for_user', payload: given });
  const read = async () => (await person.request({ url: `/wholesale/${batch.id}` })).json<Batch>();
  const listed = async () =>
    (await person.request({ url: '/wholesale' })).json<{ batches: BatchHead[] }>().batches[0]?.total;
  const { total } = await read();
  expect([batch.total, total, await listed()]).toEqual([290, 280, 280]);
  expect((await confirm(person, { id: batch.id, total })).json()).toMatchObject({ total });
  expect([(await read()).total, await listed()]).toEqual([total, total]);
  expect((await readBalances(world.db, person.id)).paid).toBe(1_000_000 - 28_000);
});
