import { describe, expect, test } from 'vitest';
import { categoryOf, listedProducts } from './tariff.domain.ts';

describe('tables of tariffs', () => {
  const namesOf = (category: 'real-estate' | 'person-check' | 'pro') =>
    listedProducts(category, new Map()).map(({ name }) => name);

  test('a table of tariffs lists paid services only', () => {
    expect(namesOf('real-estate')).toContain('EgrnObject');
    expect(namesOf('real-estate')).not.toContain('SaleHistory');
    expect(namesOf('person-check')).not.toContain('CheckPassport');
  });

  test("the table of tariffs on the pro host lists a part of the brand's services", () => {
    const all = namesOf('person-check');
    const pro = namesOf('pro');
    expect(pro).toHaveLength(11);
    expect(pro.every((name) => all.includes(name))).toBe(true);
    expect(categoryOf({ host: 'x', brand: 'person-check', variant: 'pro' })).toBe('pro');
    expect(categoryOf({ host: 'x', brand: 'person-check', variant: 'auto' })).toBe('person-check');
    expect(categoryOf({ host: 'x', brand: 'real-estate', variant: 'ru-domain' })).toBe('real-estate');
  });
});
