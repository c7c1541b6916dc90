import { expect, test } from 'vitest';
import { listPath, listView } from './article-filter.domain.ts';

test('the filter of the list and its URL are converted into each other without loss', () => {
  const view = { title: 'залог', category: 'Автомобили', tag: 'VIN', page: 3 };
  expect(listView(new URL(listPath(view), 'http://site.test').searchParams)).toEqual(view);
});

test('the first page without a filter has the plain URL', () => {
  expect(listPath({ title: '', category: '', tag: '', page: 1 })).toBe('/blog/');
});

test.each(['0', '-1', '2.5', 'первая', '1e9', ''])('page «%s» is read as the first', (page) => {
  expect(listView(new URLSearchParams({ page })).page).toBe(1);
});
