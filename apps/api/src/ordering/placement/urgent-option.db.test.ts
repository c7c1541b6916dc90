import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { transactionsOf } from '../../../test/money.ts';
import {
  EGRN_OBJECT,
  EGRN_RIGHT_LIST,
  PRICE,
  fromBalance,
  order,
  orderStatus,
} from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

const URGENCY = 30_000;

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
  // No urgent product is on sale; this is how its price component would be named.
  await world.owner.query(
    `insert into price_component (id, product_id, type_name, price, is_base, enabled)
     values ($1, $2, 'UrgentOrder', $3, false, true)`,
    [randomUUID(), EGRN_RIGHT_LIST, URGENCY],
  );
});

const about = (productId: string) => ({
  product_id: productId,
  object_key: '77:01:0001001:1024',
  object_address: 'г Москва, ул Тестовая, д 1',
});
const purses = async (who: SignedInPerson) => {
  const { balance, bonus_balance, held_balance } = await transactionsOf(who);
  return [balance, bonus_balance, held_balance];
};

describe('urgent products', () => {
  test('an urgent product cannot be paid with bonus money', async () => {
    const rich = await world.signIn({ bonus: 10 * PRICE });
    const answer = await order(rich, fromBalance({ order_items: [about(EGRN_RIGHT_LIST)] }));
    expect(answer.json()).toMatchObject({ code: 'insufficient_funds' });
    expect(await purses(rich)).toEqual(['0.00', '4990.00', '0.00']);
  });

  test('an urgent product takes own money and leaves the bonus to other items', async () => {
    const person = await world.signIn({ paid: 100_000, bonus: PRICE });
    const items = [about(EGRN_RIGHT_LIST), about(EGRN_OBJECT)];
    const placed = (await order(person, fromBalance({ order_items: items }))).json<PlacedOrder>();
    expect(placed.total_amount).toBe((2 * PRICE + URGENCY) / 100);
    expect(await orderStatus(world, placed.id)).toBe('paid');
    expect(await purses(person)).toEqual(['201.00', '0.00', '1298.00']);
    const { transactions } = await transactionsOf(person);
    const ofUrgent = transactions.filter(
      ({ order_item_id: id }) => id === placed.order_items[0]?.order_item_id,
    );
    expect(ofUrgent.map(({ is_bonus, amount }) => [is_bonus, amount])).toEqual([[false, -799]]);
    await expectLedgerLaws(world.owner);
  });

  test('an urgent product in an order paid in part leaves the bonus alone, and a card pays the rest', async () => {
    const person = await world.signIn({ paid: 10_000, bonus: PRICE });
    const body = fromBalance({ order_items: [about(EGRN_RIGHT_LIST)], pay_rest_by_card: true });
    const placed = (await order(person, body)).json<PlacedOrder>();
    expect(placed.card_amount).toBe(699);
    expect(await purses(person)).toEqual(['0.00', '499.00', '100.00']);
  });
});
