import { servicesOf } from '@proverka/brand/services';
import type { Product } from '@proverka/contract/product';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const productsOf = async (site: string) =>
  (await world.api.inject({ url: '/products', headers: { 'source-site': site } })).json<Product[]>();

describe('the catalogue', () => {
  test('of a brand holds its products by name, with their prices', async () => {
    const products = await productsOf('realestate.localhost');
    const names = products.map(({ product_name }) => product_name);
    expect(names).toEqual(names.toSorted());
    const extract = products.find(({ product_name }) => product_name === 'EgrnObject');
    expect(extract).toMatchObject({
      product_price: 499,
      price_breakdown: { total: 499, list: 499, code: null },
      coupons: [],
    });
    expect(extract?.price_components[0]).toMatchObject({ price: 499, is_base_product_component: true });
  });

  test('of the person-check brand has the free instant check', async () => {
    const products = await productsOf('fizcheck.localhost');
    expect(products.find(({ product_name }) => product_name === 'CheckPassport')).toMatchObject({
      product_price: 0,
      data: { is_instant: true },
    });
  });

  test.each([
    ['real-estate', 'realestate.localhost'],
    ['person-check', 'fizcheck.localhost'],
  ] as const)('of %s costs what the pages of the brand say', async (brand, site) => {
    const services = new Map(
      servicesOf(brand).flatMap(({ items }) =>
        items.map((item) => [item.product_name, item.priceRub] as const),
      ),
    );
    const products = await productsOf(site);
    expect(products.length).toBeGreaterThan(0);
    for (const { product_name, product_price } of products) {
      expect([product_name, product_price]).toEqual([product_name, services.get(product_name)]);
    }
  });

  test('promises the specification’s time until there is a history', async () => {
    const products = await productsOf('realestate.localhost');
    const product = products.find(({ product_name }) => product_name === 'EgrnObject');
    expect(product?.metadata.expected).toEqual({ p50: 1800, p95: 86_400, measured: false });
  });
});
