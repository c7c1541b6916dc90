import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@proverka/contract/order';
import { describe, expect, test } from 'vitest';
import { registration } from '../../../test/accounts.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { EGRN_RIGHT_LIST, order, orderBody } from '../../../test/orders.ts';
import { itemWith, buyItems, startCoupons } from '../../../test/coupons.ts';
import { codeOf } from '../../../test/refusal-code.ts';

const { at, coupon, ask } = startCoupons();

describe('coupons with limited uses', () => {
  test('a single-use coupon used by eight users at once is used once (V2.3.4)', async () => {
    const { id } = await coupon({ max_uses: 1 });
    const people = await Promise.all(Array.from({ length: 8 }, () => at.world.signIn({ paid: 50_000 })));
    const answers = await Promise.all(
      people.map((person) => buyItems(person, [itemWith({ coupon_id: id })])),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual(
      Array.from({ length: 7 }, () => 'coupon_used'),
    );
    const { rows } = await at.world.owner.query(
      'select count(*)::int from discount_use where discount_id = $1',
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
    await expectLedgerLaws(at.world.owner);
  });

  test('a coupon limited per person is used once by concurrent orders of one person', async () => {
    const { id } = await coupon({ max_uses_per_person: 1 });
    const person = await at.world.signIn({ paid: 200_000 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => buyItems(person, [itemWith({ coupon_id: id })])),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual(
      Array.from({ length: 3 }, () => 'coupon_used'),
    );
    const other = await at.world.signIn({ paid: 50_000 });
    expect((await buyItems(other, [itemWith({ coupon_id: id })])).statusCode).toBe(200);
  });

  test('a single-use coupon does not cover two items', async () => {
    const { id } = await coupon({ max_uses: 1 });
    const person = await at.world.signIn({ paid: 200_000 });
    const both = [itemWith({ coupon_id: id }), itemWith({ coupon_id: id, product_id: EGRN_RIGHT_LIST })];
    expect(codeOf(await buyItems(person, both))).toBe('coupon_used');
  });

  test('a coupon becomes usable again when its order expires', async () => {
    const { id, code } = await coupon({ max_uses: 1 });
    const person = await at.world.signIn({ paid: 50_000 });
    const waiting = (
      await order(person, orderBody({ order_items: [itemWith({ coupon_id: id })] }))
    ).json<PlacedOrder>();
    expect(codeOf(await ask(code ?? '', person))).toBe('coupon_used');
    await at.world.db
      .updateTable('customer_order')
      .set({ status: 'expired' })
      .where('id', '=', waiting.id)
      .execute();
    expect((await ask(code ?? '', person)).json()).toMatchObject({ uses_left: 1 });
  });

  test("a guest's order with a used coupon creates no account, and a repeated request gets the first answer", async () => {
    const { id } = await coupon({ max_uses: 1 });
    const guestOrder = (key: string) => {
      const { email, phone, consent } = registration();
      const payload = {
        ...orderBody({ order_items: [itemWith({ coupon_id: id })] }),
        email,
        phone,
        consent,
        registartion_url: 'http://realestate.localhost/',
        redirect_url: 'http://realestate.localhost/',
      };
      const send = () =>
        at.world.api.inject({
          method: 'POST',
          url: '/regorder',
          payload,
          headers: { 'idempotency-key': key },
        });
      return { email, send };
    };
    const first = guestOrder(randomUUID());
    const [placed, again] = [await first.send(), await first.send()];
    expect([placed.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json().data.order.id).toBe(placed.json().data.order.id);
    const late = guestOrder(randomUUID());
    expect(codeOf(await late.send())).toBe('coupon_used');
    const { rows } = await at.world.owner.query('select 1 from app_user where email = $1', [late.email]);
    expect(rows).toEqual([]);
  });
});
