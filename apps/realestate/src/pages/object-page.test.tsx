import type { ObjectPage, Purchase } from '@proverka/contract/object';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerAdverts } from '../features/object-adverts/adverts-testing.ts';
import {
  fullInfo as full,
  objectNumber as number,
  orderable as product,
  shortInfo as short,
} from './object-page.fixtures.ts';
import * as objectPage from './object-page.tsx';

const server = startTestServer(answerAdverts());

const purchase = (order_item_id: string, status: string, created_date: string): Purchase => ({
  order_item_id,
  product_name: 'EgrnObject',
  status,
  created_date,
  metadata: { diffStatement: null },
});

const answer = (shortInfo: ObjectPage, fullInfo: ObjectPage | 'error') =>
  server.use(
    http.get(`${testApiUrl}/object/:id`, () => HttpResponse.json(shortInfo)),
    http.get(`${testApiUrl}/objectFull/:id`, () =>
      fullInfo === 'error' ? HttpResponse.error() : HttpResponse.json(fullInfo),
    ),
  );

const open = (key = number, options: { search?: string; isUser?: boolean } = {}) =>
  renderPage(objectPage, '/object/:objectKey/', {
    url: `/object/${encodeURIComponent(key)}/${options.search ?? ''}`,
    platform: createTestPlatform(options.isUser ? { visitor: testSession } : {}),
  });

describe('an object', () => {
  test('an object page shows short info at once and adds full info', async () => {
    answer(short, full);
    const { head } = await open();
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    expect(heading.replaceAll('\u00a0', ' ')).toBe(short.Address);
    expect(head()?.title).toBe(short.Address);
    expect(screen.getByText('Квартира')).toBeTruthy();
    expect(await screen.findByText('54,3 м²')).toBeTruthy();
    expect(screen.getByText('3')).toBeTruthy();
  });

  test('an object of the register is open to search engines, an unknown address is not', async () => {
    answer(short, full);
    const known = await open();
    expect(known.head()).toMatchObject({ isPrivate: false });
    expect(screen.getByRole('navigation', { name: 'Вы здесь' }).textContent).toContain(short.Number);
    known.unmount();
    answer({ ...short, Number: '' }, full);
    const typed = await open('Образцова 1, кв 5');
    expect(typed.head()).toMatchObject({ isPrivate: true });
  });

  test('an object page lists every fact under its source with its date', async () => {
    answer(short, full);
    await open();
    const source = (await screen.findByRole('heading', { name: 'Сведения ЕГРН' })).parentElement;
    expect(source?.textContent).toContain('Обременение: Ипотека');
    expect(source?.textContent).toContain('на 20.11.2026');
    expect(screen.getByRole('heading', { name: 'НСПД' })).toBeTruthy();
  });

  test('an object page says what open registers do not tell, and which report does', async () => {
    answer(short, full);
    await open();
    const unknowns = screen.getByRole('region', { name: 'Чего здесь не видно' });
    expect(unknowns.textContent).toContain('Как часто менялись владельцы');
    const sample = within(unknowns).getByRole('link', { name: 'Пример отчёта' });
    expect(sample.getAttribute('href')).toBe('/egrn-right-list-preview/');
  });

  test('an object page shows the plan the server draws, in words too, and the neighbours as links', async () => {
    answer(short, full);
    await open();
    const region = await screen.findByRole('region', { name: 'План' });
    const picture = await within(region).findByRole('img', { name: /^План, Здание 77:01:0001001:1024/ });
    expect(picture.getAttribute('src')).toBe(`/api/object/${encodeURIComponent(number)}/plan?width=wide`);
    const near = within(region).getByRole('list', { name: 'Что рядом' });
    expect(textOf(near)).toBe('77:01:0001001:7Земельный участок, вокруг объекта');
    expect(within(near).getByRole('link').getAttribute('href')).toBe('/object/77:01:0001001:7/');
  });

  test.each([
    ['none', 'На публичной кадастровой карте нет контура этого объекта'],
    ['absurd', 'его координаты неверны'],
  ] as const)('a plan that cannot be drawn says why: %s', async (state, words) => {
    const plan = { state, summary: '', notes: [], neighbours: [] };
    answer(short, { ...full, object: { facts: [], outline: null, unavailable: [], plan } });
    await open();
    const region = await screen.findByRole('region', { name: 'План' });
    await waitFor(() => expect(textOf(region)).toContain(words));
    expect(within(region).queryByRole('img')).toBeNull();
  });

  test('a map that is silent is not taken for a map without the object', async () => {
    answer(short, { ...full, object: { facts: [], outline: null, unavailable: ['НСПД'] } });
    await open();
    const region = await screen.findByRole('region', { name: 'План' });
    await waitFor(() => expect(textOf(region)).toContain('карта не ответила'));
  });

  test('the page of an unknown object is the 404 page', async () => {
    server.use(
      http.get(`${testApiUrl}/object/:id`, () => refusal(404, 'object_not_found', 'Объект не найден')),
    );
    await open('77:01:0001001:9999');
    expect(screen.getByRole('alert').textContent).toBe('404');
  });

  test.each([
    ['Снят с учета', 'Объект снят с кадастрового учёта'],
    ['Аннулирован', 'Сведения об объекте аннулированы'],
  ])('an object with the status «%s» shows a warning', async (Status, warning) => {
    answer({ ...short, Status }, { ...full, Status });
    await open();
    expect(screen.getByText(warning)).toBeTruthy();
  });

  test('an object known only by its address says so and queries no register', async () => {
    answer({ ...short, Number: '', Address: 'Образцова, д 1/2, кв 5' }, 'error');
    await open('Образцова, д 1/2, кв 5');
    expect(screen.getByText('По этому адресу объект в реестре не определён')).toBeTruthy();
    expect(screen.queryByText(/Спрашиваем реестры/)).toBeNull();
    const [order] = screen.getAllByRole('link', { name: /^Заказать: / });
    expect(decodeURIComponent(order?.getAttribute('href') ?? '')).toContain(
      '/objectCheckout/Образцова, д 1/2, кв 5/',
    );
  });
});

describe('a register that is silent', () => {
  test('a register that does not answer is named and can be queried again', async () => {
    answer(short, { ...full, object: { facts: [], outline: null, unavailable: ['НСПД'] } });
    await open();
    expect(await screen.findByText('Не ответили: НСПД')).toBeTruthy();
    answer(short, full);
    await userEvent.click(screen.getByRole('button', { name: 'Спросить ещё раз' }));
    expect(await screen.findByRole('heading', { name: 'НСПД' })).toBeTruthy();
    expect(screen.queryByText(/Не ответили/)).toBeNull();
  });

  test('full info that does not arrive ends the waiting and is not mistaken for an empty answer', async () => {
    answer(short, 'error');
    await open();
    expect(await screen.findByText('Реестры не ответили')).toBeTruthy();
    expect(screen.queryByText('загружается')).toBeNull();
    expect(screen.queryByText(/Дополнительных сведений.*нет/)).toBeNull();
  });
});

describe('ordering', () => {
  test("ordering leads to the checkout with the product and the page's query", async () => {
    answer(short, full);
    await open(number, { search: '?utm_source=letter' });
    const link = screen.getByRole('link', { name: 'Заказать: Выписка об объекте' });
    expect(link.getAttribute('href')).toBe(
      `/objectCheckout/${number}/?products=EgrnObject&utm_source=letter`,
    );
    const all = screen.getByRole('link', { name: /Заказать всё за.998/ });
    expect(all.getAttribute('href')).toContain('products=EgrnObject,EgrnRightList');
  });

  test('a visitor who came for a risk report is offered no other product', async () => {
    const products = [...short.products, product('RiskAssessment', 'Полная проверка')];
    answer({ ...short, products }, { ...full, products });
    await open(number, { search: '?onlyRisk=true' });
    const links = screen.getAllByRole('link', { name: /^Заказать: / });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Заказать: Полная проверка']);
    expect(links[0]?.getAttribute('href')).toContain('onlyRisk=true');
  });

  test('a product shows its price, time and contents', async () => {
    answer(short, full);
    await open();
    const card = screen.getByRole('heading', { name: /Выписка об.объекте/ }).closest('tr');
    const words = textOf(card);
    expect(words).toContain('499 ₽');
    expect(words).toContain('обычно 30 мин, иногда до 2 ч');
    expect(words).toContain('Права и обремененияесть');
    expect(words).toContain('История владельцевнет');
  });

  test('reports are compared side by side: one is recommended, each has a sample, and those of one price differ', async () => {
    const products = [
      ...short.products,
      { ...product('RiskAssessment', 'Полная проверка'), product_price: 1299 },
      { ...product('RiskAssessmentV2', 'Отчёт о рисках'), product_price: 1299 },
    ];
    answer({ ...short, products }, { ...full, products });
    await open();
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.filter((row) => textOf(row).includes('Рекомендуем'))).toHaveLength(1);
    expect(
      rows.map((row) =>
        within(row)
          .getByRole('link', { name: /^Пример: / })
          .getAttribute('href'),
      ),
    ).toEqual(['/egrn-object-preview/', '/egrn-right-list-preview/', '/risk-preview/', '/risk-preview/']);
    const [, , whole, owners] = rows.map(textOf);
    expect(whole).toMatch(/Права и обремененияестьИстория владельцевестьСобственникикаждый по 12 источникам/);
    expect(owners).toMatch(
      /История владельцевнетСобственникикаждый по 14 источникам, и штрафы, и запрет на выезд/,
    );
    expect(
      screen.getByRole('link', { name: 'Что будет в отчёте: Выписка об объекте' }).getAttribute('href'),
    ).toBe(`/egrn-object-preview/${number}/`);
  });

  test('a time without a history of deliveries is called what was declared', async () => {
    const [first, second] = short.products.map((one, place) => ({
      ...one,
      metadata: { ...one.metadata, expected: { ...one.metadata.expected, measured: place === 0 } },
    }));
    const products = [first, second].flatMap((one) => one ?? []);
    answer({ ...short, products }, { ...full, products });
    await open();
    const offers = textOf(screen.getByRole('region', { name: 'Заказать отчёт' }));
    expect(offers).toContain('«Обычно» — по последним готовым отчётам; у остальных их пока мало');
  });

  test('the object page shows the price of its cheapest report', async () => {
    const rights = { ...product('EgrnRightList', 'Отчёт о переходе прав'), product_price: 449 };
    const full3 = { ...product('RiskAssessment', 'Полная проверка'), product_price: 1299 };
    const cheaper = { ...product('RiskAssessmentV2', 'Отчёт о рисках'), product_price: 99 };
    const products = [...short.products.slice(0, 1), rights, full3, cheaper];
    answer({ ...short, products }, { ...full, products });
    await open();
    const heading = await screen.findByRole('heading', { name: 'Заказать отчёт' });
    expect(textOf(heading.parentElement)).toContain('от 449 ₽');
  });

  test('a product already bought offers its dated report or an update', async () => {
    const purchases = [
      purchase('item-old', 'done', '2026-10-01T09:00:00Z'),
      purchase('item-new', 'running', '2026-11-02T09:00:00Z'),
    ];
    answer({ ...short, purchases }, { ...full, purchases });
    await open(number, { isUser: true });
    const report = screen.getByRole('link', { name: 'Открыть имеющийся отчёт от 01.10.2026' });
    expect(report.getAttribute('href')).toBe('/report/item-old/');
    expect(screen.getByRole('link', { name: 'Заказать обновление: Выписка об объекте' })).toBeTruthy();
    const own = screen.getByRole('region', { name: 'Ваши отчёты об этом объекте' });
    const lines = within(own).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/от 02\.11\.2026.*Готовится/),
      expect.stringMatching(/от 01\.10\.2026.*Готов/),
    ]);
  });
});

test('the sample object makes no request and cannot be ordered', async () => {
  await open('demo');
  expect(screen.getByText('Это пример')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Образцовая');
  expect(screen.getByRole('link', { name: 'Найти объект' }).getAttribute('href')).toBe('/');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Заказать/ })).toBeNull());
});
