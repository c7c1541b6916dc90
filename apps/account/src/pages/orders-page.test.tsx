import type { OrderListEntry } from '@proverka/contract/order';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { exampleItem, exampleOrder } from './order-examples.ts';
import * as page from './orders-page.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const words = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

/** Answers 20 orders from the asked offset on, as the API does. */
function serveOrders(all: readonly OrderListEntry[]): number[] {
  const asked: number[] = [];
  server.use(
    http.get(`${testApiUrl}/orders`, ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      asked.push(offset);
      return HttpResponse.json({ orders: all.slice(offset, offset + 20), total: all.length });
    }),
  );
  return asked;
}

function open(url = '/user/orders/', hostName = 'realestate.localhost') {
  const platform = createTestPlatform({ visitor: testSession, hostName });
  return renderPage(page, '/user/orders/', { platform, url });
}

describe('the list of orders', () => {
  test('an order says when, how it stands, what of which object and how much', async () => {
    const items = [
      exampleItem(1),
      exampleItem(2, { status: 'running', product_name_ru: 'Отчёт о переходе прав' }),
    ];
    serveOrders([exampleOrder(1, { status: 'paid', totalAmount: 998, OrderItem: items })]);
    await open();
    const order = await screen.findByRole('article');
    expect(words(order)).toContain('Заказ от 20.11.2026, 12:12');
    expect(words(order)).toContain('Оплачен2 отчёта, готово 1 из 2');
    expect(words(order)).toContain('г. Санкт-Петербург, ул. Тестовая, д. 1, кв. 178:31:0099001:101');
    expect(words(order)).toContain('Итого 998 ₽');
    expect(
      within(order)
        .getByRole('link', { name: /^Открыть отчёт: / })
        .getAttribute('href'),
    ).toBe(`/report/${items[0]?.order_item_id}/`);
    expect(within(order).getByRole('link', { name: /^Ход проверки: / })).toBeTruthy();
  });

  test.each([
    ['created', 'Ждёт оплаты'],
    ['paid', 'Оплачен'],
    ['queued', 'В очереди'],
    ['running', 'Готовится'],
    ['needs_data', 'Нужны данные'],
    ['done', 'Готов'],
    ['failed', 'Не выполнен'],
    ['refunded', 'Не выполнен, деньги возвращены'],
  ] as const)('an item that is %s is called «%s»', async (status, word) => {
    serveOrders([exampleOrder(1, { status: 'paid', OrderItem: [exampleItem(1, { status })] })]);
    await open();
    const item = within(await screen.findByRole('article')).getByRole('listitem');
    expect(within(item).getByText(word)).toBeTruthy();
  });

  test('an unpaid order leads to its payment, an expired one to nothing', async () => {
    const unpaid = exampleOrder(1, {
      status: 'awaiting_payment',
      OrderItem: [exampleItem(1, { status: 'created' })],
    });
    const expired = exampleOrder(2, {
      status: 'expired',
      OrderItem: [exampleItem(2, { status: 'created' })],
    });
    serveOrders([unpaid, expired]);
    await open();
    const [first, second] = await screen.findAllByRole('article');
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: 'Оплатить' })
        .getAttribute('href'),
    ).toBe(`/order/${unpaid.orderId}/`);
    expect(words(second as HTMLElement)).toContain('Истёк срок оплаты');
    expect(words(second as HTMLElement)).not.toMatch(/Ждёт оплаты|Оплатить/);
  });

  test('an object without an address is told by its number', async () => {
    const item = exampleItem(1, { ItemMetadata: { address: '', kadastr_number: '78:31:0099001:20' } });
    serveOrders([exampleOrder(1, { OrderItem: [item] })]);
    await open();
    expect(words(await screen.findByRole('article'))).toContain('78:31:0099001:20');
  });
});

describe('pages of orders', () => {
  const many = Array.from({ length: 43 }, (_, place) => exampleOrder(place));

  test('hold twenty each; the next one is a click away and an address of its own', async () => {
    const asked = serveOrders(many);
    const { location } = await open();
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    expect(screen.getByText('Показаны 1–20 из 43')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Страница 3' }));
    await screen.findByText('Показаны 41–43 из 43');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(location()).toBe('/user/orders/?page=3');
    expect(asked).toEqual([0, 40]);
  });

  test('are opened by their address', async () => {
    serveOrders(many);
    await open('/user/orders/?page=2');
    expect(await screen.findByText('Показаны 21–40 из 43')).toBeTruthy();
  });

  test.each(['0', '-1', '1.5', 'abc', ''])('«%s» is no page: the first one is shown', async (page) => {
    serveOrders(many);
    await open(`/user/orders/?page=${page}`);
    expect(await screen.findByText('Показаны 1–20 из 43')).toBeTruthy();
  });

  test('a page beyond the last says so and leads back', async () => {
    serveOrders(many);
    await open('/user/orders/?page=9');
    await screen.findByRole('heading', { name: 'На этой странице заказов нет' });
    expect(screen.getByRole('link', { name: 'К началу списка' }).getAttribute('href')).toBe('/user/orders/');
  });

  test('one page needs no pager', async () => {
    serveOrders(many.slice(0, 20));
    await open();
    await screen.findAllByRole('article');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('without orders', () => {
  test('the next step is to find an object', async () => {
    serveOrders([]);
    await open();
    await screen.findByRole('heading', { name: 'Заказов пока нет' });
    expect(screen.getByRole('link', { name: 'Найти объект' }).getAttribute('href')).toBe('/');
  });

  test('on the person-check brand it is the list of checks', async () => {
    serveOrders([]);
    await open('/user/orders/', 'fizcheck.localhost');
    expect((await screen.findByRole('link', { name: 'Выбрать проверку' })).getAttribute('href')).toBe(
      '/fizcheck/',
    );
  });

  test('no answer is not «no orders», and another try brings them', async () => {
    serveOrders([exampleOrder(1)]);
    server.use(http.get(`${testApiUrl}/orders`, () => HttpResponse.error(), { once: true }));
    await open();
    expect(words(await screen.findByRole('alert'))).toContain('Не удалось загрузить заказы');
    expect(screen.queryByText('Заказов пока нет')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
