import { randomUUID } from 'node:crypto';
import type { Coupon, DiscountInput } from '@proverka/contract/coupon';
import type { Problem } from '@proverka/contract/problem';
import type { Product } from '@proverka/contract/product';
import { beforeAll, describe, expect, test } from 'vitest';
import { registration } from '../../../test/accounts.ts';
import { testConfig } from '../../../test/config.ts';
import { couponInput, endCoupon, itemWith } from '../../../test/coupons.ts';
import { orderBody } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

const MOST = 4;
let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  const few = { count: MOST, windowSeconds: 3600 };
  const limits = { coupon_address: few, coupon_user: few, campaign_address: few };
  world = await createTestWorld({ config: testConfig({}, limits) });
  admin = await world.signIn({ staff: 'admin' });
});

let hosts = 0;
/** An address no other test has guessed from. */
const newAddress = () => `198.51.100.${(hosts += 1)}`;

async function save(input: DiscountInput) {
  const answer = await admin.request({ method: 'POST', url: '/admin/coupons', payload: input });
  expect(answer.statusCode).toBe(200);
}

type Ask = (code: string, address: string) => ReturnType<SignedInPerson['request']>;

const asGuest: Ask = (code, address) =>
  world.api.inject({
    method: 'POST',
    url: '/coupon',
    payload: { code },
    headers: { 'x-forwarded-for': address },
  });

const orderAs =
  (person: SignedInPerson): Ask =>
  (code, address) =>
    person.request({
      method: 'POST',
      url: '/order',
      payload: orderBody({ order_items: [itemWith({ code })], use_account_balance: true }),
      headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': address },
    });

const orderAsGuest: Ask = (code, address) => {
  const { email, phone, consent } = registration();
  const more = { email, phone, consent, registartion_url: '', redirect_url: '' };
  return world.api.inject({
    method: 'POST',
    url: '/regorder',
    payload: { ...orderBody({ order_items: [itemWith({ code })] }), ...more },
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': address },
  });
};

async function codesOf(ask: Ask, address: string, times: number) {
  const codes: string[] = [];
  for (let index = 0; index < times; index += 1) {
    codes.push((await ask(`guess-${randomUUID().slice(0, 13)}`, address)).json<Problem>().code);
  }
  return codes;
}

const wrong = (count: number) => Array.from({ length: count }, () => 'coupon_not_found');

describe('guesses at codes', () => {
  test('wrong codes count together wherever they are tried from one address, and a right one is not told then', async () => {
    await save(couponInput('right-1'));
    const address = newAddress();
    const buyer = await world.signIn({ paid: 100_000 });
    expect(await codesOf(orderAs(buyer), address, 2)).toEqual(wrong(2));
    expect(await codesOf(orderAsGuest, address, 1)).toEqual(wrong(1));
    expect(await codesOf(asGuest, address, 2)).toEqual([...wrong(1), 'too_many_requests']);
    const other = await world.signIn({ paid: 100_000 });
    for (const ask of [asGuest, orderAsGuest, orderAs(other)]) {
      const answer = await ask('right-1', address);
      expect(answer.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    }
    expect((await asGuest('right-1', newAddress())).statusCode).toBe(200);
  });

  test('an account that changes its address goes on counting', async () => {
    const person = await world.signIn({ paid: 100_000 });
    for (let index = 0; index < MOST; index += 1) await codesOf(orderAs(person), newAddress(), 1);
    expect(await codesOf(orderAs(person), newAddress(), 1)).toEqual(['too_many_requests']);
  });

  test('a hundred guesses at once are no more than as many in a row (V2.4.1)', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => asGuest(`guess-${randomUUID().slice(0, 13)}`, address)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(MOST);
  });

  test('codes that are right never count, and orders without one are not limited', async () => {
    await save(couponInput('right-2'));
    const address = newAddress();
    const person = await world.signIn({ paid: 10_000_000 });
    for (let index = 0; index < MOST + 2; index += 1) {
      expect((await asGuest('right-2', address)).json<Coupon>().code).toBe('right-2');
      expect((await orderAs(person)('right-2', address)).statusCode).toBe(200);
    }
    await codesOf(asGuest, address, MOST + 1);
    const plain = { payload: orderBody({ order_items: [itemWith()], use_account_balance: true }) };
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': address };
    expect((await person.request({ method: 'POST', url: '/order', ...plain, headers })).statusCode).toBe(200);
  });

  test("a code that does not exist, is over, is not yet, is switched off or another's is answered alike everywhere", async () => {
    const id = admin.id;
    await save(couponInput('over'));
    await endCoupon(world, 'over');
    await save(couponInput('early', { starts_at: '2099-01-01T00:00:00Z' }));
    await save(couponInput('off', { enabled: false }));
    await save(couponInput('theirs', { person_id: id }));
    const answers = [];
    for (const code of ['nothing', 'over', 'early', 'off', 'theirs']) {
      const person = await world.signIn({ paid: 100_000 });
      for (const ask of [asGuest, orderAsGuest, orderAs(person)]) {
        const { requestId, ...answer } = (await ask(code, newAddress())).json<Problem>();
        expect(requestId).toBeTypeOf('string');
        answers.push(JSON.stringify(answer));
      }
    }
    expect(new Set(answers).size).toBe(1);
  });

  test('a campaign guessed too often from an address is no longer applied there', async () => {
    const campaign = { kind: 'campaign', amount: 100 } as const;
    await save(couponInput('spring-sale', { ...campaign, product_names: ['RiskAssessment'] }));
    const priceAt = async (name: string, address: string) => {
      const url = `/products?campaign=${name}`;
      const answer = await world.api.inject({ url, headers: { 'x-forwarded-for': address } });
      return answer.json<Product[]>().find(({ product_name }) => product_name === 'RiskAssessment')
        ?.product_price;
    };
    const address = newAddress();
    const [full, less] = [await priceAt('none', newAddress()), await priceAt('spring-sale', address)];
    expect(less).toBe((full ?? 0) - 100);
    for (let index = 0; index <= MOST; index += 1) await priceAt(`guess-${index}`, address);
    expect(await priceAt('spring-sale', address)).toBe(full);
    expect(await priceAt('spring-sale', newAddress())).toBe(less);
  });
});
