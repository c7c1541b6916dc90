import { productFixture } from '@proverka/contract/product.fixtures';
import { flatFixture } from '@proverka/contract/object.fixtures';
import { objectQuery } from '@proverka/api-client/objects';
import type { ObjectPage } from '@proverka/contract/object';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { decl } from '../decl.ts';
import { lastKnownKey } from '../features/object-checkout/last-known-key.ts';
import * as checkoutPage from './object-checkout-page.tsx';

const server = startTestServer();
beforeEach(() => sessionStorage.clear());

const number = '77:01:0001001:1024';
const pattern = decl.routes.find(({ id }) => id === 'object-checkout')?.path ?? '';

const object = (more: Partial<ObjectPage> = {}): ObjectPage => ({
  ...flatFixture({ Number: number }),
  products: ['EgrnObject', 'EgrnRightList'].map((product_name) =>
    productFixture({
      product_id: `id-${product_name}`,
      product_name,
      product_name_ru: product_name,
      metadata: { contents: [], expected: { p50: 1800, p95: 1800, measured: false } },
    }),
  ),
  purchases: [],
  average_time: {},
  object: null,
  ...more,
});

const answer = (info: ObjectPage) =>
  server.use(http.get(`${testApiUrl}/object/:id`, () => HttpResponse.json(info)));
const open = (url: string) => renderPage(checkoutPage, pattern, { url, platform: createTestPlatform() });
const isTicked = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) }).checked;

test('products named in the query are preselected at the checkout', async () => {
  answer(object());
  await open(`/objectCheckout/${number}/?products=EgrnRightList,Unknown`);
  expect(screen.getByRole('heading', { name: 'Оформление заказа' })).toBeTruthy();
  expect(isTicked('EgrnRightList')).toBe(true);
  expect(isTicked('EgrnObject')).toBe(false);
});

test('without a query nothing is preselected at the checkout', async () => {
  answer(object());
  await open(`/objectCheckout/${number}/`);
  expect(isTicked('EgrnObject')).toBe(false);
});

test('the checkout names the object and links to the search for another', async () => {
  answer(object());
  await open(`/objectCheckout/${number}/`);
  expect(screen.getByText(`Кадастровый номер ${number}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Выбрать другой объект' }).getAttribute('href')).toBe('/');
});

test('the checkout of an object with nothing on sale links back to it', async () => {
  answer(object({ products: [] }));
  await open(`/objectCheckout/${number}/`);
  expect(screen.getByRole('link', { name: 'К объекту' }).getAttribute('href')).toBe(`/object/${number}/`);
});

test('the checkout of an unknown number is the 404 page', async () => {
  server.use(http.get(`${testApiUrl}/object/:id`, () => refusal(404, 'object_not_found')));
  await open('/objectCheckout/77:01:0001001:9999/');
  expect(screen.getByRole('alert').textContent).toBe('404');
});

test.each(['/objectCheckout/', '/objectCheckout/demo/'])(
  'without an object %s redirects to the main page',
  async (url) => {
    const { location } = await open(url);
    await waitFor(() => expect(location()).toBe('/'));
  },
);

test('without a key the checkout takes the object viewed last and keeps the query', async () => {
  answer(object());
  function Looked() {
    const { api } = usePlatform();
    const { data } = useQuery(objectQuery(api, number));
    return data ? <Link to="/objectCheckout/?products=EgrnObject">Заказать</Link> : null;
  }
  const { queryClient } = await renderPage({ Component: Looked }, '/', {});
  await screen.findByRole('link', { name: 'Заказать' });
  expect(lastKnownKey(queryClient)).toBe(number);
  const load = checkoutPage.load({
    params: {},
    search: new URLSearchParams('products=EgrnObject'),
    queryClient,
    platform: createTestPlatform(),
    signal: new AbortController().signal,
  });
  const redirect = await load.catch((thrown: unknown) => thrown as Response);
  expect(redirect instanceof Response && redirect.headers.get('location')).toBe(
    `/objectCheckout/${number}/?products=EgrnObject`,
  );
});

test('a valuation is ordered with what the buyer says of the flat, and land is not valued at all', async () => {
  const products = [productFixture({ product_name: 'CostAssessment', product_name_ru: 'Рыночная оценка' })];
  answer(object({ products }));
  const page = await open(`/objectCheckout/${number}/?products=CostAssessment&condition=good&rooms=0`);
  expect(screen.getByText(/^С.ваших слов: хороший ремонт, студия$/)).toBeTruthy();
  page.unmount();
  answer(object({ products, ObjectType: 'Земельный участок' }));
  await open(`/objectCheckout/${number}/?products=CostAssessment`);
  expect(await screen.findByText('Для этого объекта сейчас нет доступных отчётов')).toBeTruthy();
});
