import { beforeAll, expect, test } from 'vitest';
import { buyCheck } from '../../../test/checks.ts';
import { signInAs } from '../../../test/impersonation.ts';
import { transactionsOf } from '../../../test/money.ts';
import { PRICE } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  person = await world.signIn({ paid: 10 * PRICE });
  await buyCheck(world, person, {
    last_name: 'Образцова',
    first_name: 'Анна',
    middle_name: 'Тестовна',
    birth_date: '1990-02-01',
    passport: '4500 100001',
  });
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
