import type { TokenCheck } from '@proverka/contract/account';
import type { Product } from '@proverka/contract/product';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { couponInput } from '../../../test/coupons.ts';
import { priceComponentInput } from '../../../test/price-components.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { DEFAULT_COUPON_ID } from '../products/discount.domain.ts';

let world: TestWorld;
let admin: SignedInPerson;
let ownerOfPrice: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
  ownerOfPrice = await world.signIn();
  // Before anything is asked: the catalogue is read every few seconds.
  const payload = priceComponentInput({ owners: [{ person_id: ownerOfPrice.id, person_role: null }] });
  await admin.request({ method: 'POST', url: '/admin/price_component/add', payload });
});

const productsFor = async ({ request }: Pick<SignedInPerson, 'request'>) =>
  (await request({ url: '/products' })).json<Product[]>();

async function termsOf(person: SignedInPerson) {
  const check = (await person.request({ method: 'POST', url: '/token' })).json<TokenCheck>();
  const ofGuests = await productsFor({ request: (call) => world.api.inject(call) });
  return {
    isToldOfList: check.has_list_prices,
    isLikeGuest: isDeepStrictEqual(await productsFor(person), ofGuests),
  };
}

const ofTheList = { isToldOfList: true, isLikeGuest: true };
const ofTheirOwn = { isToldOfList: false, isLikeGuest: false };

describe('the answer about a session says whether its owner has the prices of the list', () => {
  test('a customer without terms of their own has them', async () => {
    expect(await termsOf(await world.signIn({ paid: 1_000_000 }))).toEqual(ofTheList);
  });

  test('one with a tariff that lowers prices has not', async () => {
    const person = await world.signIn();
    await world.owner.query(
      'insert into person_tariff (user_id, tariff_simple_id, assigned_by, assigned_at) values ($1, 2, $2, now())',
      [person.id, admin.id],
    );
    expect(await termsOf(person)).toEqual(ofTheirOwn);
  });

  test('one with a price of their own has not', async () => {
    expect(await termsOf(ownerOfPrice)).toEqual(ofTheirOwn);
  });

  test('one with a coupon of their own has not', async () => {
    const person = await world.signIn();
    const payload = couponInput('own', { person_id: person.id });
    await admin.request({ method: 'POST', url: '/admin/coupons', payload });
    expect(await termsOf(person)).toEqual(ofTheirOwn);
  });

  test('the coupon for everybody changes nothing unless its uses are counted for each person', async () => {
    const person = await world.signIn();
    await world.owner.query('update discount set enabled = true where id = $1', [DEFAULT_COUPON_ID]);
    expect(await termsOf(person)).toEqual(ofTheList);
    await world.owner.query('update discount set max_uses_per_person = 1 where id = $1', [DEFAULT_COUPON_ID]);
    expect((await termsOf(person)).isToldOfList).toBe(false);
  });

  test('one who registered by a campaign is not said to have them', async () => {
    const person = await world.signIn();
    await world.owner.query("update app_user set campaign = 'spring' where id = $1", [person.id]);
    expect((await termsOf(person)).isToldOfList).toBe(false);
  });
});
