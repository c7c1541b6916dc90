import { productFixture } from '@proverka/contract/product.fixtures';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { renderWithPlatform, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { HomeOffers } from './home-offers.tsx';

const server = startTestServer();

const product = productFixture({
  product_price: 649.5,
  metadata: { contents: ['Новый раздел'], expected: { p50: 1500, p95: 7200, measured: true } },
});

const cards = async () => {
  const list = (await screen.findAllByRole('list')).at(0);
  return list
    ? within(list)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.parentElement)
    : [];
};

test('the home page shows prices, times and contents from the catalogue', async () => {
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json([product])));
  renderWithPlatform(<HomeOffers />);
  await screen.findByText('Новый раздел');
  const [first] = await cards();
  expect(first && textOf(first)).toContain('649,50 ₽');
  expect(first && textOf(first)).toContain('Срок: обычно 25 мин, иногда до 2 ч');
});

test('the home page shows the listed prices while the catalogue does not answer', async () => {
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.error()));
  renderWithPlatform(<HomeOffers />);
  const shown = await cards();
  expect(shown.map((card) => card && textOf(card))).toEqual([
    expect.stringContaining('от 499 ₽'),
    expect.stringContaining('от 499 ₽'),
  ]);
});
