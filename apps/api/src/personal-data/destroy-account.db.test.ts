import { randomUUID } from 'node:crypto';
import type { PriceComponentView } from '@proverka/contract/price-component';
import { beforeAll, describe, expect, test } from 'vitest';
import { EGRN_OBJECT } from '../../test/orders.ts';
import { createReportWorld } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { destroyAccount } from './destroy-account.ts';

const DAY_MS = 86_400_000;

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});

/** As if the account had been closed so many days ago. */
async function closedSince({ id }: SignedInPerson, days: number): Promise<void> {
  const after = (more: number) => new Date(world.clock.now().getTime() + (more - days) * DAY_MS);
  await world.owner.query(
    `insert into account_deletion (user_id, number, requested_at, destroy_after, destroy_before)
     values ($1, $2, $3, $4, $5)`,
    [id, `У-${randomUUID()}`, after(0), after(7), after(30)],
  );
}

describe('special prices of a destroyed account', () => {
  test('go with it, and those of others stay theirs: everybody’s price is what it was', async () => {
    const [admin, person, other] = [
      await world.signIn({ role: 0 }),
      await world.signIn(),
      await world.signIn(),
    ];
    const components = async () =>
      (await admin.request({ url: `/admin/price_component/list?product_id=${EGRN_OBJECT}` })).json()
        .price_components;
    const before = await components();
    const add = async (price: number, ...owners: SignedInPerson[]) =>
      await admin.request({
        method: 'POST',
        url: '/admin/price_component/add',
        payload: {
          product_id: EGRN_OBJECT,
          price_component_type: { name: 'Base' },
          price,
          is_base_product_component: true,
          enabled: true,
          option: null,
          owners: owners.map(({ id }) => ({ person_id: id, person_role: null })),
        },
      });
    await add(350, person);
    const { price_component: shared } = (await add(400, person, other)).json();
    await closedSince(person, 8);
    expect(await destroyAccount(world.deps, person.id)).toBe(true);
    const after = await components();
    expect(after.filter(isForEverybody)).toEqual(before);
    expect(after.filter((one: PriceComponentView) => !isForEverybody(one))).toMatchObject([
      { price_component_id: shared.price_component_id, price_component_owners: [{ person_id: other.id }] },
    ]);
    expect(await proofOf(person)).toMatchObject({ special_prices: 2 });
  });
});

const isForEverybody = ({ price_component_owners: owners }: PriceComponentView) => owners.length === 0;

const proofOf = async ({ id }: SignedInPerson) =>
  (await world.owner.query('select destroyed from account_deletion where user_id = $1', [id])).rows[0]
    .destroyed;
