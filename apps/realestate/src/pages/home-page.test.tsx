import { startTestServer } from '@proverka/shell-sdk/test-server';
import { renderPage, testApiUrl } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import * as homePage from './home-page.tsx';

const server = startTestServer();
const done = (count: number) =>
  server.use(http.get(`${testApiUrl}/orders_done_count`, () => HttpResponse.json({ count })));
beforeEach(() => done(0));

test('the main page starts with the search and explains the rest below', async () => {
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json([])));
  await renderPage(homePage, '/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Проверьте недвижимость перед сделкой');
  const field = screen.getByPlaceholderText('Введите адрес или кадастровый номер');
  expect(field.closest('search')).toBeTruthy();
  for (const title of [
    'Что покажет отчёт',
    'Как это работает',
    'Так выглядит вывод',
    'Что есть в выписке и чего в ней нет',
    'Откуда сведения',
    'Вопросы и ответы',
  ]) {
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  }
});

test.each([
  [12_345, true],
  [99, false],
] as const)(
  'the main page says how many reports were delivered once they are many: %i',
  async (count, isSaid) => {
    server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json([])));
    done(count);
    await renderPage(homePage, '/');
    expect(screen.queryByText(/Уже готово: 12\s345\sотчётов/) !== null).toBe(isSaid);
    expect(screen.queryByText(/Уже готово/) !== null).toBe(isSaid);
  },
);

test('the main page works when the catalogue does not answer', async () => {
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.error()));
  await renderPage(homePage, '/');
  expect(screen.getAllByText('от 499 ₽').length).toBeGreaterThanOrEqual(2);
});
