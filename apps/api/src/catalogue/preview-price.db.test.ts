import type { PricePreview } from '@proverka/contract/price-desk';
import { beforeAll, describe, expect, test } from 'vitest';
import { couponInput } from '../../test/coupons.ts';
import { EGRN_OBJECT } from '../../test/orders.ts';
import { codeOf } from '../../test/refusal-code.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';

let world: TestWorld;
let accountant: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  accountant = await world.signIn({ staff: 'accountant' });
});

const ask = (more: object = {}) =>
  accountant.request({
    method: 'POST',
    url: '/admin/price_preview',
    payload: { product_id: EGRN_OBJECT, ...more },
  });
const preview = async (more: object = {}) => (await ask(more)).json<PricePreview>();
const make = async (code: string, more: object = {}) => {
  const payload = couponInput(code, { amount: 100, ...more });
  const answer = await accountant.request({ method: 'POST', url: '/admin/coupons', payload });
  expect(answer.statusCode).toBe(200);
};

describe('what somebody would pay', () => {
  test('a guest pays the price of everybody', async () => {
    expect(await preview()).toMatchObject({
      breakdown: { total: 499 },
      offers: [{ kind: 'special', verdict: 'saves_nothing' }],
      code: 'none',
      buyer: null,
      sell_percent: 0,
    });
  });

  test('a person pays by the tariff they were given, unless a coupon is lower', async () => {
    const person = await world.signIn();
    const payload = { person_id: person.id, tariff_simple_id: 5, reason: 'Образец' };
    await accountant.request({ method: 'POST', url: '/tariff/activate_for_user', payload });
    const byTariff = await preview({ email: person.email.toUpperCase() });
    expect(byTariff).toMatchObject({
      breakdown: { total: 374 },
      buyer: { person_id: person.id, tariff: 'Профи', is_personal: true, spent: '0.00' },
      sell_percent: 34,
    });
    // An accountant does not hold the grant for people.
    expect(byTariff.buyer?.email).toContain('***');
    await make('deep', { amount: 400 });
    expect(await preview({ person_id: person.id, code: 'DEEP' })).toMatchObject({
      breakdown: { total: 99, code: 'deep' },
      code: 'taken',
      offers: [{ kind: 'special' }, { verdict: 'not_lowest' }, { kind: 'coupon', verdict: 'chosen' }],
    });
  });

  test('the prices of a day to come, with what begins and what ends by then', async () => {
    const at = new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString();
    const list = await accountant.request({ url: `/admin/price_component/list?product_id=${EGRN_OBJECT}` });
    const id = list.json().price_components[0].price_component_id;
    const planned = { price_component_id: id, price: 555, enabled: true, starts_at: at, reason: 'Образец' };
    await accountant.request({ method: 'PUT', url: '/admin/price_component/update', payload: planned });
    await make('autumn', { kind: 'campaign', starts_at: at });
    expect(await preview({ campaign: 'autumn' })).toMatchObject({ breakdown: { total: 499 } });
    expect(await preview({ campaign: 'autumn', at })).toMatchObject({
      breakdown: { total: 455, list: 555 },
      offers: [{ kind: 'special' }, { kind: 'campaign', verdict: 'chosen' }],
    });
    expect(codeOf(await ask({ at: '2020-01-01T00:00:00Z' }))).toBe('price_in_past');
  });

  test('what is wrong with a code is told exactly, which customers are not', async () => {
    await make('mine', { person_id: accountant.id });
    await make('off', { enabled: false });
    await make('lists', { product_names: ['EgrnRightList'] });
    const verdicts = [];
    for (const code of ['nothing', 'mine', 'off', 'lists']) verdicts.push((await preview({ code })).code);
    expect(verdicts).toEqual(['not_found', 'other_person', 'not_running', 'other_product']);
  });

  test('somebody or something unknown is refused', async () => {
    const nobody = '0192f0c1-0000-7000-8000-0000000000ff';
    expect(codeOf(await ask({ person_id: nobody }))).toBe('person_not_found');
    expect(codeOf(await ask({ product_id: nobody }))).toBe('product_unknown');
  });
});
