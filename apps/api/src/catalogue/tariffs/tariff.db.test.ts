import type { Product } from '@proverka/contract/product';
import type { Tariff } from '@proverka/contract/tariff';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const get = async <Body>(url: string, site = 'realestate.localhost') =>
  (await world.api.inject({ url, headers: { 'source-site': site } })).json<Body>();
const tariffsOf = async (more = '', site?: string) =>
  (await get<{ tariffs: Tariff[] }>(`/tariff/get_all${more}`, site)).tariffs;
const priceIn = (tariff: Tariff | undefined, name: string) =>
  tariff?.product_prices.find(({ product_name }) => product_name === name)?.price;

describe('tariffs', () => {
  test('the tariffs are the nine of the specification without the hidden ones', async () => {
    const tariffs = await tariffsOf();
    expect(tariffs.map(({ tariff_title, tariff_threshold }) => [tariff_threshold, tariff_title])).toEqual([
      [0, 'Базовый'],
      [1500, 'Стартовый'],
      [3000, 'Стандарт'],
      [5000, 'Оптимум'],
      [15_000, 'Оптимум Плюс'],
      [30_000, 'Профи'],
      [70_000, 'Профи Плюс'],
      [150_000, 'Максимум'],
      [300_000, 'Максимум Плюс'],
    ]);
    expect(tariffs[0]?.tariff_simple_id).toBe(0);
  });

  test('tariff prices fall with the threshold, starting from the price of an order', async () => {
    const [products, tariffs] = await Promise.all([get<Product[]>('/products'), tariffsOf()]);
    for (const { product_name, product_price } of products) {
      expect(priceIn(tariffs[0], product_name)).toBe(product_price);
    }
    expect(tariffs.map((tariff) => priceIn(tariff, 'EgrnObject'))).toEqual([
      499, 474, 449, 424, 399, 374, 349, 324, 299,
    ]);
  });

  test('a list of tariffs has the products of the host, or of the requested list', async () => {
    const [person] = await tariffsOf('', 'fizcheck.localhost');
    const [pro] = await tariffsOf('', 'fizcheck-pro.localhost');
    expect(priceIn(person, 'CreditRating')).toBe(299);
    expect(priceIn(person, 'CheckTenant')).toBe(99);
    expect(priceIn(pro, 'CheckTenant')).toBeUndefined();
    expect(priceIn((await tariffsOf())[0], 'CreditRating')).toBe(99);
    expect(await tariffsOf('?category=pro')).toEqual(await tariffsOf('', 'fizcheck-pro.localhost'));
    expect(await get('/tariff/get_all?category=other')).toMatchObject({ status: 400 });
  });

  test('a user without purchases has the basic tariff, whatever the balance', async () => {
    const person = await world.signIn({ paid: 1_000_000 });
    const current = (await person.request({ url: '/tariff/get_current' })).json();
    expect(current).toMatchObject({ tariff: { tariff_simple_id: 0 }, sum_of_transactions: '0.00' });
    const check = (await person.request({ method: 'POST', url: '/token' })).json();
    expect(check.tariff).toEqual({ tariff_simple_id: current.tariff.tariff_simple_id });
  });
});
