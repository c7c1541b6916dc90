import { refusal } from '@proverka/shell-sdk/test-server';
import { testApiUrl, type TestPlatform } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { exampleItem, exampleOrder } from './order-examples.ts';
import { openOrders, startOrders } from './orders-testing.tsx';

const { server, serveOrders } = startOrders();

describe('an order is placed once more', () => {
  const person = { last_name: 'Образцова', first_name: 'Анна', birth_date: '1990-02-01' };
  const check = exampleItem(1, {
    product_name: 'CheckPerson',
    product_name_ru: 'Проверка физического лица',
    ItemMetadata: { address: 'Образцова Анна', kadastr_number: '' },
  });

  test('an order of an object is repeated at its checkout with the same products', async () => {
    serveOrders([
      exampleOrder(1, { OrderItem: [exampleItem(1), exampleItem(2, { product_name: 'EgrnRightList' })] }),
    ]);
    await openOrders();
    expect((await screen.findByRole('link', { name: 'Заказать заново' })).getAttribute('href')).toBe(
      '/objectCheckout/78:31:0099001:101/?products=EgrnObject,EgrnRightList',
    );
  });

  test('an order of a person is repeated with the data of the report', async () => {
    serveOrders([exampleOrder(1, { OrderItem: [check] })]);
    server.use(
      http.get(`${testApiUrl}/report/${check.order_item_id}`, () =>
        HttpResponse.json({ subject: { kind: 'person', display_name: 'Образцова Анна', data: person } }),
      ),
    );
    const { location } = await openOrders('/user/orders/', 'fizcheck.localhost');
    await userEvent.click(await screen.findByRole('button', { name: 'Заказать заново' }));
    await waitFor(() => expect(location()).toBe('/fizcheckCheckout/'));
    expect(JSON.parse(sessionStorage.getItem('checkDraft') ?? 'null')).toEqual({
      product_name: 'CheckPerson',
      subject: person,
    });
  });

  test('an order of a person whose report is destroyed is repeated with an empty form that says so', async () => {
    serveOrders([exampleOrder(1, { OrderItem: [check] })]);
    server.use(
      http.get(`${testApiUrl}/report/${check.order_item_id}`, () => refusal(404, 'report_not_found')),
    );
    const { location, platform } = await openOrders('/user/orders/', 'fizcheck.localhost');
    await userEvent.click(await screen.findByRole('button', { name: 'Заказать заново' }));
    await waitFor(() => expect(location()).toBe('/check-person/'));
    expect((platform as TestPlatform).shownNotices).toEqual([
      { tone: 'info', text: 'Данных прошлой проверки больше нет. Заполните форму ещё раз' },
    ]);
  });

  test('repeating is not offered for several subjects, nor for products the site does not sell', async () => {
    const other = exampleItem(2, { ItemMetadata: { address: '', kadastr_number: '78:31:0099001:102' } });
    serveOrders([
      exampleOrder(1, { OrderItem: [exampleItem(1), other] }),
      exampleOrder(2, { OrderItem: [check] }),
    ]);
    await openOrders();
    await screen.findAllByRole('article');
    expect(screen.queryByRole('link', { name: 'Заказать заново' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Заказать заново' })).toBeNull();
  });
});
