import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { advertOf } from '../adverts/adverts.fixtures.ts';
import { answerAdverts, foundOf } from '../features/object-adverts/adverts-testing.ts';
import { fullInfo, objectNumber, shortInfo } from './object-page.fixtures.ts';
import * as objectPage from './object-page.tsx';

const server = startTestServer();

beforeEach(() => {
  server.use(
    http.get(`${testApiUrl}/object/:id`, () => HttpResponse.json(shortInfo)),
    http.get(`${testApiUrl}/objectFull/:id`, () => HttpResponse.json(fullInfo)),
  );
});

const open = () =>
  renderPage(objectPage, '/object/:objectKey/', {
    url: `/object/${objectNumber}/`,
    platform: createTestPlatform(),
  });

const block = () => screen.findByRole('region', { name: 'Объявления' });

test('a flat on sale has its advert on its page, and the way to all of them', async () => {
  const removed = advertOf({ id: 5, fields: { state: 'removed' } });
  server.use(answerAdverts(foundOf({ of: 'flat', total: 2, on_sale: 1, list: [advertOf(), removed] })));
  await open();
  expect(await screen.findByText('Эту квартиру сейчас продают.')).toBeTruthy();
  const adverts = within(await block()).getByRole('list', { name: 'Объявления об этом объекте' });
  expect(within(adverts).getAllByRole('article')).toHaveLength(1);
  expect(within(adverts).getByRole('link').getAttribute('href')).toBe('/adverts/11482993/');
  const all = within(await block()).getByRole('link', { name: /Все объявления/ });
  expect(textOf(all)).toBe('Все объявления: 2 объявления, снятые тоже');
  expect(all.getAttribute('href')).toBe('/adverts/find/?q=77%3A01%3A0001001%3A1024');
});

test('a house says how many of its flats are on sale', async () => {
  server.use(answerAdverts(foundOf({ of: 'house', total: 9, on_sale: 3, list: [advertOf()] })));
  await open();
  expect(textOf(await screen.findByText(/В этом доме сейчас продают/))).toBe(
    'В этом доме сейчас продают 3 квартиры.',
  );
});

test('a flat that no advert names is not said to be off sale', async () => {
  server.use(answerAdverts(foundOf({ of: 'flat' })));
  await open();
  expect(textOf(await screen.findByText(/Продавцы указывают номер редко/))).toContain('могут и продавать');
});

test('adverts that did not load leave the page complete and can be asked for again', async () => {
  server.use(
    http.post(`${testApiUrl}/adverts/object/kad`, () =>
      refusal(503, 'source_unavailable', 'Источник не отвечает'),
    ),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  const alert = await within(await block()).findByRole('alert');
  server.use(answerAdverts(foundOf({ of: 'flat', total: 1, on_sale: 1, list: [advertOf()] })));
  await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Эту квартиру сейчас продают.')).toBeTruthy();
});

test('land has no word of adverts', async () => {
  server.use(answerAdverts());
  await open();
  await screen.findByText('54,3 м²');
  expect(screen.queryByRole('region', { name: 'Объявления' })).toBeNull();
});
