import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { DayCharts } from '../features/numbers/day-charts.tsx';
import {
  earlierTotals,
  exampleCustomers,
  exampleDays,
  exampleMetrics,
  exampleProducts,
  exampleRows,
  exampleTotals,
  noTotals,
} from '../features/numbers/numbers.fixtures.ts';
import * as rowsPage from './admin-number-rows-page.tsx';
import * as numbersPage from './admin-numbers-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
let asked: URLSearchParams[];
let totals: object;

beforeEach(() => {
  asked = [];
  totals = { totals: exampleTotals, before: earlierTotals };
  server.use(
    http.get(`${testApiUrl}/admin/metrics`, () => HttpResponse.json(exampleMetrics)),
    http.get(`${testApiUrl}/admin/stats`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(totals);
    }),
    http.get(`${testApiUrl}/admin/stats_graphic`, () => HttpResponse.json({ days: exampleDays(30) })),
    http.get(`${testApiUrl}/admin/products_sum`, () => HttpResponse.json({ products: exampleProducts })),
  );
});

const staff = { ...testSession, staff: { roles: [], grants: ['numbers' as const, 'orders' as const] } };
const open = (query = '?date_from=2026-10-29&date_to=2026-11-27') =>
  renderPage(numbersPage, '/admin/numbers/', {
    platform: createTestPlatform({ visitor: staff }),
    url: `/admin/numbers/${query}`,
  });

test('every figure says how it changed and opens the list behind it', async () => {
  await open();
  const section = await screen.findByRole('region', { name: 'Итоги' });
  expect(textOf(section)).toMatch(/Выручка188.900.₽\+18,1.%/);
  const link = within(section).getByRole('link', { name: /^Возвраты: / });
  expect(link.getAttribute('href')).toBe(
    '/admin/numbers/rows/?figure=given_back&date_from=2026-10-29&date_to=2026-11-27',
  );
  expect(
    within(section)
      .getByRole('link', { name: /^Маржа: / })
      .getAttribute('href'),
  ).toBe('/admin/numbers/?part=products&date_from=2026-10-29&date_to=2026-11-27');
  const course = screen.getByRole('region', { name: 'Путь заказа' });
  expect(textOf(course)).toMatch(/Оплачены: 391 \(81,5.%\)/);
  expect(screen.getByRole('link', { name: 'Ждут оплаты: 14' }).getAttribute('href')).toBe(
    '/admin/orders/?status=awaiting_payment',
  );
});

test('a preset and the brand go into the address and into the call', async () => {
  await open();
  await screen.findByRole('region', { name: 'Итоги' });
  await user.click(screen.getByRole('button', { name: 'Вчера' }));
  await user.selectOptions(screen.getByLabelText('Сайт'), 'Недвижимость');
  await waitFor(() => expect(asked.at(-1)?.get('brand')).toBe('real-estate'));
  expect(asked.at(-1)?.get('date-from')).toBe(asked.at(-1)?.get('date-to'));
});

test('two changes at once are both kept', async () => {
  await open();
  await screen.findByRole('region', { name: 'Итоги' });
  const brand = screen.getByLabelText('Сайт');
  act(() => {
    screen.getByRole('button', { name: 'Вчера' }).click();
    fireEvent.change(brand, { target: { value: 'real-estate' } });
  });
  await waitFor(() => expect(asked.at(-1)?.get('brand')).toBe('real-estate'));
  expect(asked.at(-1)?.get('date-from')).toBe(asked.at(-1)?.get('date-to'));
});

test('a period without events says so', async () => {
  totals = { totals: noTotals, before: noTotals };
  await open();
  expect(await screen.findByText('За этот период событий не было')).toBeTruthy();
});

test('a refused period is said in words, and can be asked again', async () => {
  server.use(
    http.get(`${testApiUrl}/admin/stats`, () =>
      refusal(400, 'period_too_long', 'Выберите период не длиннее года'),
    ),
  );
  await open('?date_from=2016-10-29&date_to=2026-11-27');
  expect(await screen.findByText(/Выберите период не длиннее года/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Повторить/ })).toBeTruthy();
});

test('products have what they earned, what sources took, and the promised time beside the real one', async () => {
  await open('?part=products&date_from=2026-10-29&date_to=2026-11-27');
  const table = await screen.findByRole('table', { name: 'Показатели по услугам' });
  expect(textOf(table)).toMatch(/120.000.₽.*998.₽.*11.000.₽.*108.002.₽.*98.%.*35.мин.*24.ч/);
  const links = within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links[0]).toMatch(/figure=sold.*brand=real-estate.*product_name=EgrnObject/);
  expect(links).toContainEqual(
    expect.stringMatching(/figure=delivered.*product_name=EgrnObject&is_late=yes/),
  );
});

test('rows behind a figure lead to their orders', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post(`${testApiUrl}/admin/numbers/rows`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ rows: exampleRows, next: null, total: { count: 5, is_more: false } });
    }),
    http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views: [] })),
  );
  await renderPage(rowsPage, '/admin/numbers/rows/', {
    platform: createTestPlatform({ visitor: testSession }),
    url: '/admin/numbers/rows/?figure=sold&date_from=2026-11-01&date_to=2026-11-02&product_name=EgrnObject',
  });
  expect(await screen.findByRole('heading', { name: 'Проданные услуги' })).toBeTruthy();
  const links = await screen.findAllByRole('link', { name: /27\.11\.2026/ });
  expect(links[0]?.getAttribute('href')).toBe(`/admin/orders/${exampleRows[0]?.order_id}/`);
  expect(bodies[0]).toMatchObject({
    figure: 'sold',
    date_from: '2026-11-01',
    date_to: '2026-11-02',
    product_name: 'EgrnObject',
  });
});

test('what the best customers paid opens the list of just their orders', async () => {
  server.use(
    http.get(`${testApiUrl}/admin/top_donators`, () => HttpResponse.json({ people: exampleCustomers })),
  );
  await open('?part=customers&date_from=2026-10-29&date_to=2026-11-27');
  const table = await screen.findByRole('table', { name: 'Кто больше всех заплатил' });
  expect(within(table).getAllByRole('link')[0]?.getAttribute('href')).toBe(
    `/admin/numbers/rows/?figure=paid&date_from=2026-10-29&date_to=2026-11-27&person_id=${exampleCustomers[0]?.person_id}`,
  );
});

test('each picture of a year takes at most 15 KB of HTML', () => {
  render(<DayCharts days={exampleDays(366)} />);
  const pictures = screen.getAllByRole('figure');
  expect(pictures).toHaveLength(2);
  for (const { outerHTML } of pictures)
    expect(new TextEncoder().encode(outerHTML).length).toBeLessThanOrEqual(15_000);
});
