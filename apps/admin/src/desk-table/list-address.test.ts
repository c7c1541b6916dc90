import { expect, test } from 'vitest';
import type { DeskFilter } from './desk-column.ts';
import { readFilters, readSort, writeAddress } from './list-address.domain.ts';

const filters: readonly DeskFilter[] = [
  { key: 'text', label: 'Имя', kind: 'text', isPersonal: true },
  { key: 'role', label: 'Роль', kind: 'choice', options: [{ value: '2', label: 'Риелтор' }] },
  { key: 'from', label: 'С', kind: 'day' },
  { key: 'sum', label: 'От', kind: 'number' },
];
const read = (query: string) => readFilters(filters, new URLSearchParams(query));

test('an address keeps what is filtered and sorted by, and never what may name a person', () => {
  const values = { text: 'Тестов', role: '2', from: '2026-11-20', sum: '10.5' };
  const address = writeAddress(filters, values, { key: 'created', isAscending: false });
  expect(address).toBe('?role=2&from=2026-11-20&sum=10.5&sort=-created');
  expect(read(address)).toEqual({ role: '2', from: '2026-11-20', sum: '10.5' });
  expect(readSort(['created'], new URLSearchParams(address))).toEqual({ key: 'created', isAscending: false });
});

test('what a filter cannot have is dropped from an address', () => {
  expect(read('?text=x&role=9&from=2026-13-45&sum=-1&other=1')).toEqual({});
  expect(read('?sum=10,50')).toEqual({ sum: '10.50' });
  expect(readSort(['created'], new URLSearchParams('?sort=password'))).toBeNull();
  expect(writeAddress(filters, { role: '' }, null)).toBe('');
});
