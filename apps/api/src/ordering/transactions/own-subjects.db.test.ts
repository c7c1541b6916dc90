import type { OrderListEntry } from '@proverka/contract/order-list';
import { beforeAll, expect, test } from 'vitest';
import { BLOCKED } from '#registers/subject-blocks.ts';
import { block } from '../../../test/blocked-person.ts';
import { CHECK_AUTO_OWNER, atFizcheck, buyCheck, checkOf } from '../../../test/checks.ts';
import { signInAs } from '../../../test/impersonation.ts';
import { transactionsOf } from '../../../test/money.ts';
import { PRICE, order } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

const anna = {
  last_name: 'Образцова',
  first_name: 'Анна',
  middle_name: 'Тестовна',
  birth_date: '1990-02-01',
  passport: '4500 100001',
};

let world: TestWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  person = await world.signIn({ paid: 10 * PRICE });
  await buyCheck(world, person, anna);
});

/** What the list, one transaction and the statement say of the purchase. */
async function told(reader: SignedInPerson) {
  const { transactions } = await transactionsOf(reader, '?kind=purchase');
  const [listed] = transactions;
  const one = await reader.request({ url: `/transaction/${listed?.transaction_id ?? ''}` });
  const statement = (await reader.request({ url: '/transaction/statement' })).rawPayload.toString();
  return {
    listed: listed?.Description ?? '',
    one: one.json<{ Description: string }>().Description,
    statement,
  };
}

test('a customer reads in full in the list and the statement whom they have checked', async () => {
  const { listed, one, statement } = await told(person);
  expect(listed).toMatch(/ — Образцова Анна Тестовна, 1990\u00a0г\.\u00a0р\.$/);
  expect(one).toBe(listed);
  expect(statement).toContain(' — Образцова Анна Тестовна, 1990\u00a0г.\u00a0р.');
});

test('a member of the staff who acts as the customer reads initials and a year', async () => {
  const { listed, one, statement } = await told(
    await signInAs(world, await world.signIn({ staff: 'admin' }), person),
  );
  expect(listed).toMatch(/ — О\. А\. Т\., 1990$/);
  expect(one).toBe(listed);
  expect(statement).toContain(' — О. А. Т., 1990');
  expect(statement).not.toContain('Образцова');
});

/** How the list of orders and each order by itself name who was checked, the newest first. */
async function orderedBy(reader: SignedInPerson) {
  const { orders } = (await reader.request({ url: '/orders' })).json<{ orders: OrderListEntry[] }>();
  const alone = await Promise.all(
    orders.map(async ({ orderId }) => (await reader.request({ url: `/order/${orderId}` })).json()),
  );
  expect(alone).toEqual(orders);
  return orders.map(({ OrderItem: [item] }) => item?.ItemMetadata.address);
}

test('a person whose data is blocked is named in no list and no statement until the block ends', async () => {
  const before = await told(person);
  const other = { ...anna, last_name: 'Тестова', middle_name: 'Ильинична' };
  await order(person, checkOf(CHECK_AUTO_OWNER, { ownersData: [other] }), undefined, atFizcheck);
  const end = await block(world, { ...anna, last_name: anna.last_name.toUpperCase() });
  const staff = await signInAs(world, await world.signIn({ staff: 'admin' }), person);
  expect(await orderedBy(person)).toEqual(['Тестова Анна Ильинична, 1990\u00a0г.\u00a0р.', BLOCKED]);
  expect(await orderedBy(staff)).toEqual(['Т. А. И., 1990', BLOCKED]);
  for (const reader of [person, staff]) {
    const { transactions } = await transactionsOf(reader, '?kind=purchase');
    const whole = await transactionsOf(reader);
    const { rawPayload } = await reader.request({ url: '/transaction/statement' });
    const one = await reader.request({ url: `/transaction/${transactions[1]?.transaction_id ?? ''}` });
    expect(one.json()).toMatchObject({ Description: transactions[1]?.Description });
    expect(transactions[1]?.Description).toMatch(new RegExp(` — ${BLOCKED}$`));
    expect(rawPayload.toString()).toContain(` — ${BLOCKED};`);
    expect(`${JSON.stringify([transactions, whole])}${rawPayload.toString()}`).not.toMatch(
      /Образцов|О\. А\./,
    );
  }
  await end();
  const [, ended] = (await transactionsOf(person, '?kind=purchase')).transactions;
  expect(ended?.Description).toBe(before.listed);
});
