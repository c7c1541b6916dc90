import type { PriceComponentView } from '@proverka/contract/price-component';
import { beforeAll, describe, expect, test } from 'vitest';
import { EGRN_OBJECT } from '../../../test/orders.ts';
import { priceComponentInput } from '../../../test/price-components.ts';
import { codeOf } from '../../../test/refusal-code.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
});

const url = (path: string) => `/admin/price_component${path}`;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by = admin) =>
  by.request({
    method,
    url: url(path),
    ...(method !== 'GET' && { payload: { reason: 'Образец', ...payload } }),
  });
const list = async () =>
  (await call('GET', `/list?product_id=${EGRN_OBJECT}`)).json<{ price_components: PriceComponentView[] }>()
    .price_components;
const add = async (more: object) =>
  (await call('POST', '/add', priceComponentInput(more))).json<{ price_component: PriceComponentView }>()
    .price_component;

describe('special prices of persons', () => {
  test('a special price belongs to its persons, can be changed and is removed with its last owner', async () => {
    const [person, other] = [await world.signIn(), await world.signIn()];
    const owners = [{ person_id: person.id, person_role: null }];
    const special = await add({ owners });
    const id = special.price_component_id;
    expect(special.price_component_owners).toMatchObject(owners);
    const changed = await call('PUT', '/update', { price_component_id: id, price: 300.5, enabled: true });
    expect(changed.json()).toMatchObject({ price_component: { price: 300.5 } });

    const [owner] = special.price_component_owners;
    const ownerId = owner?.price_component_owner_id;
    const given = { price_component_owner_id: ownerId, person_id: other.id, person_role: null };
    expect((await call('PUT', '_owner/update', given)).json()).toMatchObject({
      price_component: { price_component_owners: [{ person_id: other.id }] },
    });
    const twice = { price_component_id: id, person_id: other.id, person_role: null };
    expect(codeOf(await call('POST', '_owner/add', twice))).toBe('price_component_owner_exists');
    const gone = await call('DELETE', `_owner/delete?price_component_owner_id=${ownerId}`);
    expect(gone.json()).toEqual({ ok: true });
    expect((await list()).map(({ price_component_id }) => price_component_id)).not.toContain(id);
  });

  test('a product always keeps a price for everybody', async () => {
    const [base] = await list();
    const id = base?.price_component_id ?? '';
    const codes = await Promise.all([
      call('PUT', '/update', { price_component_id: id, price: 499, enabled: false }),
      call('DELETE', `/delete?price_component_id=${id}`),
      call('POST', '_owner/add', { price_component_id: id, person_id: admin.id, person_role: null }),
    ]);
    expect(codes.map(codeOf)).toEqual(Array.from({ length: 3 }, () => 'price_component_needed'));
    expect(await list()).toHaveLength(1);
  });

  test('that differ from the file of their product are told to administrators', async () => {
    const [base] = await list();
    const told = async () =>
      (await call('GET', '/differences')).json<{ differences: string[] }>().differences;
    const change = (price: number) =>
      call('PUT', '/update', { price_component_id: base?.price_component_id, price, enabled: true });
    expect(await told()).toEqual([]);
    await change(450);
    expect((await told()).map((one) => one.replaceAll(/\s/g, ' '))).toEqual([
      'real-estate EgrnObject costs 450 ₽ (Base), not 499 ₽',
    ]);
    await change(499);
    expect(await told()).toEqual([]);
  });

  test('two concurrent changes do not remove the last two prices', async () => {
    const second = await add({ price: 0, price_component_type: { name: 'Second' } });
    const first = (await list()).find((one) => one.price_component_id !== second.price_component_id);
    const answers = await Promise.all(
      [first, second].map((one) => call('DELETE', `/delete?price_component_id=${one?.price_component_id}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['three decimals', { price: 0.001 }],
    ['less than nothing', { price: -1 }],
    ['a huge sum', { price: 1e12 }],
    ['an owner of both kinds', { owners: [{ person_id: EGRN_OBJECT, person_role: 2 }] }],
  ])('a price component with %s is refused', async (_what, more) => {
    expect(codeOf(await call('POST', '/add', priceComponentInput(more)))).toBe('invalid_request');
  });

  test('a price component of an unknown product or for an unknown person is refused and leaves no trace', async () => {
    const nobody = '0192f0c1-0000-7000-8000-0000000000ff';
    const before = await list();
    expect(codeOf(await call('POST', '/add', priceComponentInput({ product_id: nobody })))).toBe(
      'product_unknown',
    );
    const owners = [{ person_id: nobody, person_role: null }];
    expect(codeOf(await call('POST', '/add', priceComponentInput({ owners })))).toBe('person_not_found');
    expect(await list()).toEqual(before);
  });

  test('price components are managed by administrators only', async () => {
    const person = await world.signIn();
    const one = `price_component_id=${EGRN_OBJECT}`;
    const owner = { person_id: person.id, person_role: null };
    const answers = await Promise.all([
      call('GET', '/differences', undefined, person),
      call('GET', `/list?product_id=${EGRN_OBJECT}`, undefined, person),
      call('POST', '/add', priceComponentInput(), person),
      call('PUT', '/update', { price_component_id: EGRN_OBJECT, price: 1, enabled: true }, person),
      call('DELETE', `/delete?${one}`, undefined, person),
      call('GET', `_owner/list?${one}`, undefined, person),
      call('POST', '_owner/add', { price_component_id: EGRN_OBJECT, ...owner }, person),
      call('PUT', '_owner/update', { price_component_owner_id: EGRN_OBJECT, ...owner }, person),
      call('DELETE', `_owner/delete?price_component_owner_id=${EGRN_OBJECT}`, undefined, person),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 9 }, () => 403));
  });
});
