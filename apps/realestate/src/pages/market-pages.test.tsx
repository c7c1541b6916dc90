import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { areas, cityFigures, districtFigures, hardlySold } from '../adverts/market.fixtures.ts';
import { pages } from './market-pages.tsx';

const server = startTestServer();

const answer = (figures: object) => {
  const asked: string[] = [];
  server.use(
    http.get(`${testApiUrl}/market/figures`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(figures);
    }),
  );
  return asked;
};

const openDistrict = (path: string) =>
  renderPage(pages['market-district'], '/market/:city/:district/', {
    url: path,
    platform: createTestPlatform(),
  });

test('a district has its own title, description, figures and sentences', async () => {
  const asked = answer(districtFigures());
  const { head } = await openDistrict('/market/sankt-peterburg/nevskij/');
  expect(asked).toEqual(['?city=sankt-peterburg&district=nevskij']);
  expect(head()?.title).toBe('Цены на квартиры: Невский район, Санкт-Петербург');
  expect(head()?.description?.replaceAll('\u00a0', ' ')).toContain('181 400 ₽ за м²');
  expect(head()?.crumbs?.map(({ path }) => path)).toEqual(['/market/', '/market/sankt-peterburg/']);
  const summary = textOf(screen.getByRole('region', { name: 'Коротко' }));
  expect(summary).toContain('За год метр подорожал на 6,2 %');
  expect(screen.getByRole('link', { name: /Посмотреть эти квартиры/ }).getAttribute('href')).toBe(
    '/adverts/?id_city=1&id_district=108',
  );
});

test('every picture of the market has its table', async () => {
  answer(districtFigures());
  await openDistrict('/market/sankt-peterburg/nevskij/');
  const months = screen.getByRole('region', { name: 'По месяцам' });
  for (const name of [/Средняя цена квадратного метра/, /Квартир в.продаже/, /Срок продажи/])
    expect(within(months).getByRole('img', { name })).toBeTruthy();
  expect(within(months).getAllByRole('table')).toHaveLength(3);
  expect(screen.getByRole('img', { name: /Цена за.м² по.видам домов/ })).toBeTruthy();
});

test('a city leads to its districts, each with its figures', async () => {
  answer(cityFigures());
  await renderPage(pages['market-city'], '/market/:city/', { url: '/market/sankt-peterburg/' });
  const table = screen.getByRole('table', { name: 'Районы' });
  const row = within(table).getByRole('row', { name: /Петроградский/ });
  expect(textOf(row)).toContain('268 400 ₽');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/market/sankt-peterburg/petrogradskij/');
});

test('a district with two sales says that two sales make no price', async () => {
  answer(hardlySold());
  await openDistrict('/market/primersk/zarechnyj/');
  expect(screen.getByText('Данных мало, и мы об этом говорим прямо')).toBeTruthy();
  expect(textOf(screen.getByRole('region', { name: 'Коротко' }))).not.toContain('₽');
  expect(screen.queryByRole('region', { name: 'За что платят' })).toBeNull();
});

test('a district nobody knows and an address that names none are the 404 page', async () => {
  server.use(http.get(`${testApiUrl}/market/figures`, () => refusal(404, 'market_area_not_found', 'Нет')));
  const unknown = await openDistrict('/market/sankt-peterburg/takogo-net/');
  expect(screen.getByRole('alert').textContent).toBe('404');
  unknown.unmount();
  await openDistrict('/market/sankt-peterburg/Невский/');
  expect(screen.getByRole('alert').textContent).toBe('404');
});

test('the cities stand side by side, with the way to each district', async () => {
  server.use(http.get(`${testApiUrl}/market/areas`, () => HttpResponse.json(areas())));
  const { head } = await renderPage(pages.market, '/market/', { url: '/market/' });
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Заречный' }).getAttribute('href')).toBe(
    '/market/primersk/zarechnyj/',
  );
  expect(head()?.description).toContain('Санкт-Петербург, Примерск');
});

test('before the first count of prices, the page says so', async () => {
  server.use(
    http.get(`${testApiUrl}/market/areas`, () => HttpResponse.json({ cities: [], counted_on: null })),
  );
  await renderPage(pages.market, '/market/', { url: '/market/' });
  expect(screen.getByText('Цены ещё не посчитаны')).toBeTruthy();
});
