import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, describe, expect, test } from 'vitest';
import { PRICE, fromBalance, order } from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

describe('the list of orders', () => {
  test('is the user’s own, the newest first, in pages of twenty', async () => {
    const person = await world.signIn({ paid: 22 * PRICE });
    const ids: string[] = [];
    for (let i = 0; i < 22; i += 1) ids.unshift((await order(person, fromBalance())).json<PlacedOrder>().id);
    const first = (await person.request({ url: '/orders' })).json();
    expect(first.total).toBe(22);
    expect(first.orders.map(({ orderId }: { orderId: string }) => orderId)).toEqual(ids.slice(0, 20));
    expect(first.orders[0]).toMatchObject({
      totalAmount: 499,
      email: person.email,
      status: 'paid',
      OrderItem: [
        {
          product_name: 'EgrnObject',
          status: 'queued',
          ItemMetadata: { address: 'г Москва, ул Тестовая, д 1', kadastr_number: '77:01:0001001:1024' },
        },
      ],
    });
    const second = (await person.request({ url: '/orders?offset=20' })).json();
    expect(second.orders.map(({ orderId }: { orderId: string }) => orderId)).toEqual(ids.slice(20));
    const beyond = (await person.request({ url: '/orders?offset=40' })).json();
    expect(beyond).toEqual({ orders: [], total: 22 });
    const stranger = await world.signIn();
    expect((await stranger.request({ url: '/orders' })).json()).toEqual({ orders: [], total: 0 });
  });

  test('gives one order by itself, to its owner only', async () => {
    const person = await world.signIn({ paid: PRICE });
    const placed = (await order(person, fromBalance())).json<PlacedOrder>();
    const [listed] = (await person.request({ url: '/orders' })).json().orders;
    expect((await person.request({ url: `/order/${placed.id}` })).json()).toEqual(listed);
    const stranger = await world.signIn();
    expect((await stranger.request({ url: `/order/${placed.id}` })).json()).toMatchObject({
      code: 'order_not_found',
    });
  });

  test('a bad offset is named', async () => {
    const person = await world.signIn();
    expect((await person.request({ url: '/orders?offset=-1' })).json()).toMatchObject({
      fields: { offset: 'Некорректное значение' },
    });
  });
});
