import { declaredProducts } from '@proverka/catalogue/declared-products';
import { expect, test } from 'vitest';
import { comparedChecks, comparedColumns, occasions } from './person-comparison.ts';

const tasksOf = (name: string): readonly string[] =>
  declaredProducts.find((one) => one.brand === 'person-check' && one.name === name)?.tasks ?? [];

const paid = comparedChecks.filter(({ product }) => tasksOf(product).length > 0);

test.each(paid)('the comparison says of $product what it answers', ({ product, forWhom, holds }) => {
  const tasks = tasksOf(product);
  const counts: Readonly<Record<number, RegExp>> = {
    1: /^Од(ин|но)\s/,
    12: /^Двенадцать\s/,
    14: /^Четырнадцать\s/,
  };
  expect(forWhom).toMatch(counts[tasks.length] ?? /not counted in words/);
  for (const [column, { tasks: answered }] of Object.entries(comparedColumns)) {
    const held = answered.filter((type) => tasks.includes(type)).length;
    const said = holds[column as keyof typeof comparedColumns];
    expect([column, said === 'all' ? answered.length : said === undefined ? 0 : 1]).toEqual([column, held]);
  }
});

test('a check for an occasion holds what one of the compared holds, at the same price', () => {
  const terms = (name: string) => {
    const product = declaredProducts.find((one) => one.brand === 'person-check' && one.name === name);
    return [product?.priceRub, [...tasksOf(name)].toSorted()];
  };
  const compared = [terms('CheckPerson'), terms('CheckSecurity')];
  for (const name of occasions) expect(compared).toContainEqual(terms(name));
});
