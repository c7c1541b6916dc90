import type { OrdersSummary } from '@proverka/contract/order-list';
import { testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { exampleItem, exampleOrder } from './order-examples.ts';
import { openOrders, noOrders, startOrders } from './orders-testing.tsx';

const { server, serveOrders } = startOrders();

describe('the list of orders', () => {
  test('an order in the list shows date, state, products with subjects and amount', async () => {
    const items = [
      exampleItem(1),
      exampleItem(2, { status: 'running', product_name_ru: 'Отчёт о переходе прав' }),
    ];
    serveOrders([exampleOrder(1, { status: 'paid', totalAmount: 998, OrderItem: items })]);
    await openOrders();
    const order = await screen.findByRole('article');
    expect(textOf(order)).toContain('Заказ от 20.11.2026, 12:12');
    expect(textOf(order)).toContain('Оплачен2 отчёта, готово 1 из 2');
    expect(textOf(order)).toContain('г. Санкт-Петербург, ул. Тестовая, д. 1, кв. 178:31:0099001:101');
    expect(textOf(order)).toContain('Итого 998 ₽');
    expect(
      within(order)
        .getByRole('link', { name: /^Открыть отчёт: / })
        .getAttribute('href'),
    ).toBe(`/report/${items[0]?.order_item_id}/`);
    expect(within(order).getByRole('link', { name: /^Ход проверки: / })).toBeTruthy();
  });

  test.each([
    ['created', 'Ждёт оплаты'],
    ['queued', 'В очереди'],
    ['running', 'Готовится'],
    ['needs_data', 'Нужны данные'],
    ['done', 'Готов'],
    ['failed', 'Не выполнен'],
    ['refunded', 'Не выполнен, деньги возвращены'],
  ] as const)('an item that is %s is called «%s»', async (status, word) => {
    serveOrders([exampleOrder(1, { status: 'paid', OrderItem: [exampleItem(1, { status })] })]);
    await openOrders();
    const item = within(await screen.findByRole('article')).getByRole('listitem');
    expect(within(item).getByText(word)).toBeTruthy();
  });

  test.each([
    ['realestate.localhost', 'http://fizcheck.localhost:3000/proverka-avto/'],
    ['fizcheck.localhost', '/proverka-avto/'],
  ])('on %s the report on a car is linked where its page is, at %s', async (hostName, start) => {
    const item = exampleItem(1, { product_name: 'CheckAuto' });
    serveOrders([exampleOrder(1, { status: 'closed', OrderItem: [item] })]);
    await openOrders('/user/orders/', hostName);
    const link = await screen.findByRole('link', { name: /^Открыть отчёт: / });
    expect(link.getAttribute('href')).toBe(`${start}${item.order_item_id}/`);
  });

  test('an unpaid order links to its payment, an expired one does not', async () => {
    const unpaid = exampleOrder(1, {
      status: 'awaiting_payment',
      OrderItem: [exampleItem(1, { status: 'created' })],
    });
    const expired = exampleOrder(2, {
      status: 'expired',
      OrderItem: [exampleItem(2, { status: 'created' })],
    });
    serveOrders([unpaid, expired]);
    await openOrders();
    const [first, second] = await screen.findAllByRole('article');
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: 'Оплатить' })
        .getAttribute('href'),
    ).toBe(`/order/${unpaid.orderId}/`);
    expect(textOf(second as HTMLElement)).toContain('Истёк срок оплаты');
    expect(textOf(second as HTMLElement)).not.toMatch(/Ждёт оплаты|Оплатить/);
  });

  test('an object without an address is shown by its number', async () => {
    const item = exampleItem(1, { ItemMetadata: { address: '', kadastr_number: '78:31:0099001:20' } });
    serveOrders([exampleOrder(1, { OrderItem: [item] })]);
    await openOrders();
    expect(textOf(await screen.findByRole('article'))).toContain('78:31:0099001:20');
  });
});

describe('pages of orders', () => {
  const many = Array.from({ length: 43 }, (_, place) => exampleOrder(place));

  test('the order list shows twenty orders per page, and the next page has its own address', async () => {
    const asked = serveOrders(many);
    const { location } = await openOrders();
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    expect(screen.getByText('Показаны 1–20 из 43')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Страница 3' }));
    await screen.findByText('Показаны 41–43 из 43');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(location()).toBe('/user/orders/?page=3');
    expect(asked).toEqual([{ offset: '0' }, { offset: '40' }]);
  });

  test('a page of the order list opens by its address', async () => {
    serveOrders(many);
    await openOrders('/user/orders/?page=2');
    expect(await screen.findByText('Показаны 21–40 из 43')).toBeTruthy();
  });

  test.each(['0', '-1', '1.5', 'abc', ''])('«%s» is no page: the first one is shown', async (page) => {
    serveOrders(many);
    await openOrders(`/user/orders/?page=${page}`);
    expect(await screen.findByText('Показаны 1–20 из 43')).toBeTruthy();
  });

  test('a page of the order list beyond the last says so and links back', async () => {
    serveOrders(many);
    await openOrders('/user/orders/?page=9');
    await screen.findByRole('heading', { name: 'На этой странице заказов нет' });
    expect(screen.getByRole('link', { name: 'К началу списка' }).getAttribute('href')).toBe('/user/orders/');
  });

  test('a single page of orders has no pager', async () => {
    serveOrders(many.slice(0, 20));
    await openOrders();
    await screen.findAllByRole('article');
    expect(screen.queryByRole('navigation', { name: 'Страницы заказов' })).toBeNull();
  });
});

describe('without orders', () => {
  test('without orders the next step is to find an object', async () => {
    serveOrders([]);
    await openOrders();
    await screen.findByRole('heading', { name: 'Заказов пока нет' });
    expect(screen.getByRole('link', { name: 'Найти объект' }).getAttribute('href')).toBe('/');
  });

  test('without orders on the person-check brand the next step is the list of checks', async () => {
    serveOrders([]);
    await openOrders('/user/orders/', 'fizcheck.localhost');
    expect((await screen.findByRole('link', { name: 'Выбрать проверку' })).getAttribute('href')).toBe(
      '/fizcheck/',
    );
  });

  test('an order list that fails to load is not shown as empty, and another try loads it', async () => {
    serveOrders([exampleOrder(1)]);
    server.use(http.get(`${testApiUrl}/orders`, () => HttpResponse.error(), { once: true }));
    await openOrders();
    expect(textOf(await screen.findByRole('alert'))).toContain('Не удалось загрузить заказы');
    expect(screen.queryByText('Заказов пока нет')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});

describe('the list is narrowed', () => {
  const summary: OrdersSummary = {
    total: 3,
    by_status: { ...noOrders.by_status, unpaid: 1, done: 2 },
    products: [
      { product_name: 'EgrnObject', product_name_ru: 'Выписка об объекте', orders: 2 },
      { product_name: 'EgrnRightList', product_name_ru: 'Отчёт о переходе прав', orders: 1 },
    ],
  };

  test('search, state and product narrow the order list, each by an address that keeps the others', async () => {
    const asked = serveOrders([exampleOrder(1)], summary);
    const { location } = await openOrders();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск по заказам' }), ' Тестовая {Enter}');
    expect(decodeURIComponent(location())).toBe('/user/orders/?query=Тестовая');
    const done = () => screen.getByRole('link', { name: /^Готовы/ });
    // The router has the new address before it renders the page.
    await waitFor(() => expect(done().getAttribute('href')).toContain('query='));
    await userEvent.click(done());
    await waitFor(() => expect(done().getAttribute('aria-current')).toBe('true'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Услуга' }), 'Отчёт о переходе прав');
    expect(decodeURIComponent(location())).toBe(
      '/user/orders/?query=Тестовая&status=done&product=EgrnRightList',
    );
    expect(await screen.findByText('Найдено: 1')).toBeTruthy();
    expect(asked.at(-1)).toEqual({
      offset: '0',
      query: 'Тестовая',
      status: 'done',
      product: 'EgrnRightList',
    });
    await userEvent.click(screen.getByRole('link', { name: 'Сбросить поиск и фильтры' }));
    expect(location()).toBe('/user/orders/');
  });

  test('states without orders are not offered, except the chosen one', async () => {
    serveOrders([], summary);
    await openOrders('/user/orders/?status=expired');
    await screen.findByRole('heading', { name: 'Ничего не нашлось' });
    const states = screen.getByRole('navigation', { name: 'Состояние заказов' });
    expect(within(states).getAllByRole('link').map(textOf)).toEqual([
      'Всезаказов: 3',
      'Ждут оплатызаказов: 1',
      'Готовызаказов: 2',
      'Не оплаченызаказов: 0',
    ]);
    expect(within(states).getByRole('link', { current: true }).textContent).toContain('Не оплачены');
    expect(screen.getByRole('link', { name: 'Показать все заказы' }).getAttribute('href')).toBe(
      '/user/orders/',
    );
  });

  test('an unknown state in the address means all', async () => {
    const asked = serveOrders([exampleOrder(1)], summary);
    await openOrders('/user/orders/?status=lost');
    await screen.findByRole('article');
    expect(asked).toEqual([{ offset: '0' }]);
  });

  test('counts that fail to load leave the order list as it is', async () => {
    serveOrders([exampleOrder(1)], summary);
    server.use(http.get(`${testApiUrl}/orders/summary`, () => HttpResponse.error()));
    await openOrders();
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Готовы' })).toBeTruthy();
  });
});

describe('money that came back', () => {
  test.each([
    [{ to_balance: 499, to_card: 0, is_done: true }, 'Возврат: 499 ₽ на балансе'],
    [{ to_balance: 0, to_card: 499, is_done: false }, 'Возврат: 499 ₽ возвращаются на карту'],
    [{ to_balance: 99, to_card: 400, is_done: true }, 'Возврат: 400 ₽ возвращены на карту, 99 ₽ на балансе'],
  ])('the refund %j is shown as «%s»', async (refund, told) => {
    serveOrders([exampleOrder(1, { OrderItem: [exampleItem(1, { status: 'refunded', refund })] })]);
    await openOrders();
    expect(textOf(await screen.findByRole('article'))).toContain(`Не выполнен${told}`);
  });
});
