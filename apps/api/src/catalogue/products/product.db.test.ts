import { servicesOf } from '@proverka/catalogue/services';
import type { Product } from '@proverka/contract/product';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const productsOf = async (site: string) =>
  (await world.api.inject({ url: '/products', headers: { 'source-site': site } })).json<Product[]>();

describe('the catalogue of a brand', () => {
  test("the catalogue lists a brand's products by name with their prices", async () => {
    const products = await productsOf('realestate.localhost');
    expect(products.map(({ product_name, product_price }) => [product_name, product_price])).toEqual([
      ['CheckOwnerV2', 499],
      ['CostAssessment', 99],
      ['CreditRating', 99],
      ['EgrnObject', 499],
      ['EgrnRightList', 499],
      ['RiskAssessment', 1299],
      ['RiskAssessmentV2', 1299],
      ['SellerExtract', 99],
    ]);
    const extract = products.find(({ product_name: name }) => name === 'EgrnObject');
    expect(extract?.price_breakdown).toMatchObject({ total: 499, list: 499, code: null });
    expect(extract?.price_components[0]).toMatchObject({ price: 499, is_base_product_component: true });
  });

  test('the person-check catalogue has the free instant check and names the sources of its checks', async () => {
    const products = await productsOf('fizcheck.localhost');
    const known = (name: string) => products.find(({ product_name }) => product_name === name);
    expect(known('CheckPassport')).toMatchObject({ product_price: 0, data: { is_instant: true } });
    expect(known('CheckFssp')).toMatchObject({
      product_price: 29,
      data: { is_instant: false, subject: 'person', tasks: [{ type: 'fssp', title: 'Долги у приставов' }] },
    });
    expect(known('CheckPerson')?.data.tasks).toHaveLength(12);
    expect(known('CounterAgent')?.data.subject).toBe('company');
    expect(known('CheckAuto')?.data.subject).toBe('car');
    expect(known('EgrnObject')).toBeUndefined();
  });

  test.each([
    ['real-estate', 'realestate.localhost'],
    ['person-check', 'fizcheck.localhost'],
  ] as const)('every product of %s costs what the pages of the brand say', async (brand, site) => {
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

  test('the expected time is the specification’s until there is a history', async () => {
    const products = await productsOf('realestate.localhost');
    const expectedOf = (name: string) =>
      products.find(({ product_name }) => product_name === name)?.metadata.expected;
    const extract = { p50: 1800, p95: 86_400, measured: false };
    expect(expectedOf('EgrnObject')).toEqual(extract);
    expect(expectedOf('CreditRating')).toEqual({ p50: 60, p95: 300, measured: false });
    // A report takes as long as its slowest task.
    expect(expectedOf('RiskAssessment')).toEqual(extract);
  });
});
