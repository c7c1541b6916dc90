import { describe, expect, test } from 'vitest';
import { declaredProducts, listTerms } from './declared-products.ts';
import { products } from './listed/products.ts';
import { allOffers, offersOn } from './offers.ts';
import { servicesOf } from './services.ts';
import { staleLists } from './write-lists.ts';

const brands = ['real-estate', 'person-check'] as const;

describe('the files of products', () => {
  test('are all in the lists bundlers and the server read', async () => {
    expect(await staleLists()).toEqual([]);
  });

  test('have names, ids and ledger accounts of their own', () => {
    const accounts = declaredProducts.flatMap(({ revenueAccount }) => revenueAccount ?? []);
    for (const values of [
      allOffers.map(({ name }) => name),
      declaredProducts.map(({ id }) => id),
      accounts,
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test('seed a row for no brand that does not sell them', () => {
    for (const { offer, seed } of products) {
      expect(Object.keys(offer.on)).toEqual(expect.arrayContaining(Object.keys(seed.on)));
    }
  });

  test('have an account in the ledger wherever something is paid', () => {
    for (const { name, priceRub, revenueAccount } of declaredProducts) {
      expect([name, revenueAccount === null]).toEqual([name, priceRub === 0]);
    }
  });

  test('ask in a form about what they are about', () => {
    const asking = allOffers.filter(({ form }) => form !== undefined);
    expect(asking.map(({ form }) => form?.kind)).toEqual(asking.map(({ subject }) => subject));
  });

  test('say of every field one may leave empty which result it adds', () => {
    for (const { name, form, on } of allOffers) {
      for (const one of [form, ...Object.values(on).map((terms) => terms.form)]) {
        if (one?.kind !== 'person') continue;
        const optional = one.ask.filter(
          (extra) => !one.due.includes(extra === 'passport' ? 'passport_series' : extra),
        );
        expect([name, optional.filter((extra) => !one.adds?.[extra])]).toEqual([name, []]);
      }
    }
  });

  test('offer beside them and as the wider check what some brand sells', () => {
    const names = allOffers.map(({ name }) => name);
    for (const { wider, addOns = [] } of allOffers) {
      expect(names).toEqual(expect.arrayContaining([...addOns, ...(wider === undefined ? [] : [wider])]));
    }
  });

  test('hold no less than any other about the same at the same price', () => {
    const held = ({ tasks, ownerTasks }: (typeof declaredProducts)[number]) => [
      ...tasks,
      ...ownerTasks.map((type) => `owner ${type}`),
    ];
    const lesser = declaredProducts.flatMap((one) =>
      declaredProducts
        .filter(
          (other) =>
            one.priceRub > 0 &&
            other.brand === one.brand &&
            other.subject === one.subject &&
            other.priceRub === one.priceRub &&
            held(other).length > held(one).length &&
            held(one).every((type) => held(other).includes(type)),
        )
        .map((other) => `${one.name} holds less than ${other.name} at ${one.priceRub} ₽`),
    );
    expect(lesser).toEqual([]);
  });

  test.each(brands)('stand on a place of their own in the menus of %s', (brand) => {
    const places = offersOn(brand).map(({ terms }) => `${terms.group} ${terms.place}`);
    expect(new Set(places).size).toBe(places.length);
    expect(servicesOf(brand).flatMap(({ items }) => items)).toHaveLength(places.length);
  });

  test.each(brands)('of %s have one usual check at most for each kind of rows of a list', (brand) => {
    const usual = declaredProducts
      .filter((product) => product.brand === brand && listTerms.get(product.name)?.isUsual)
      .map(({ subject }) => subject);
    expect(new Set(usual).size).toBe(usual.length);
  });
});
