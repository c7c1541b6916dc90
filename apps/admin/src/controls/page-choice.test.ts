import { expect, test } from 'vitest';
import { pageOn, pageOptions, pageWords } from './page-choice.domain.ts';

const labelOf = (brand: 'real-estate' | 'person-check', value: string) =>
  pageOptions(brand, 'all').find((option) => option.value === value)?.label;

test('a page is chosen by its title and path, and all of them come first', () => {
  expect(pageOptions('real-estate', 'all')[0]).toEqual({ value: 'all', label: 'Все страницы' });
  expect(labelOf('real-estate', 'tariff')).toBe('Тарифы и цены на отчёты, /tariff/');
  expect(labelOf('real-estate', 'object')).toBe('Объект недвижимости, /object/…/');
});

test('a site offers its own pages alone', () => {
  expect(labelOf('person-check', 'object')).toBeUndefined();
  expect(labelOf('person-check', 'proverka-avto')).toBe(
    'Проверка автомобиля по VIN, кузову или номеру, /proverka-avto/',
  );
});

test('a page that was typed before there was a list stays chosen', () => {
  expect(pageOptions('real-estate', 'index').at(-1)).toEqual({
    value: 'index',
    label: 'Страница index, её нет в списке',
  });
});

test('on another site the same page is chosen, or all where it has none', () => {
  expect(pageOn('person-check', 'tariff')).toBe('tariff');
  expect(pageOn('person-check', 'object')).toBe('all');
});

test('a page is named by its title, and one that is not known by its id', () => {
  expect(pageWords('real-estate', 'all')).toBe('все страницы');
  expect(pageWords('real-estate', 'tariff')).toBe('страница «Тарифы и цены на отчёты»');
  expect(pageWords('real-estate', 'index')).toBe('страница index');
});
