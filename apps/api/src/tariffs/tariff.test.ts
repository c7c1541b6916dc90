import { rubles } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { categoryOf, pricedProducts, tariffPrice } from './tariff.domain.ts';

describe('the price on a tariff', () => {
  test.each([
    [499, 0, 499],
    [99.5, 0, 99.5],
    [499, 5, 474],
    [499, 10, 449],
    [499, 50, 250],
    [29, 40, 17],
    [1, 90, 1],
    [0, 40, 0],
  ])('of %d with %d per cent off is %d', (base, percent, price) => {
    expect(tariffPrice(rubles(base), percent)).toBe(rubles(price));
  });

  test('never rises with the discount', () => {
    for (let base = 1; base < 2000; base += 7) {
      const prices = [0, 5, 10, 15, 20, 25, 30, 35, 40].map((percent) => tariffPrice(rubles(base), percent));
      expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    }
  });
});

describe('a table of tariffs', () => {
  const namesOf = (category: 'real-estate' | 'person-check' | 'pro') =>
    pricedProducts(category, new Map()).map(({ name }) => name);

  test('lists what costs something', () => {
    expect(namesOf('real-estate')).toContain('EgrnObject');
    expect(namesOf('real-estate')).not.toContain('SaleHistory');
    expect(namesOf('person-check')).not.toContain('CheckPassport');
  });

  test('on the pro host lists a part of what the brand sells', () => {
    const all = namesOf('person-check');
    const pro = namesOf('pro');
    expect(pro).toHaveLength(11);
    expect(pro.every((name) => all.includes(name))).toBe(true);
    expect(categoryOf({ host: 'x', brand: 'person-check', variant: 'pro' })).toBe('pro');
    expect(categoryOf({ host: 'x', brand: 'person-check', variant: 'auto' })).toBe('person-check');
    expect(categoryOf({ host: 'x', brand: 'real-estate', variant: 'ru-domain' })).toBe('real-estate');
  });
});
