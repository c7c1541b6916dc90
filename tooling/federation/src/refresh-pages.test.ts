import { expect, test } from 'vitest';
import { isSamePages, pagesOf } from './refresh-pages.ts';

const isComponent = (value: unknown) => typeof value === 'function' && /^[A-Z]/.test(value.name);
const pages = (exported: unknown) => pagesOf(exported, isComponent);
const Component = () => null;
const load = () => 'orders';

test('a file that exports a page with what it loads is refreshed as one', () => {
  expect(pages({ Component, load })).toEqual({ '': { Component, load } });
});

test('pages by the ids of their routes, and pages under names of their own, are found', () => {
  const page = { Component, head: () => ({ title: 'Тариф' }) };
  expect(Object.keys(pages({ pages: { tariff: page, balance: page } }) ?? {})).toEqual([
    'pages tariff',
    'pages balance',
  ]);
  expect(Object.keys(pages({ page }) ?? {})).toEqual(['page ']);
});

test.each([
  ['components alone, which the plugin refreshes', { Component }],
  ['a helper beside a component, whose importers have to be made anew', { Component, format: () => '' }],
  ['no component', { load }],
  ['a page and something else', { pages: { tariff: { Component } }, title: 'Тариф' }],
  ['nothing', {}],
  ['no module', undefined],
])('a file with %s is not refreshed as a page', (_, exported) => {
  expect(pages(exported)).toBeNull();
});

test('pages are the same as before unless what they load or their head is other code', () => {
  const before = { '': { Component, load } };
  expect(isSamePages(before, { '': { Component: () => null, load } })).toBe(true);
  expect(isSamePages(before, { '': { Component, load: () => 'prices' } })).toBe(false);
  expect(isSamePages(before, { '': { Component, load, head: () => ({}) } })).toBe(false);
});
