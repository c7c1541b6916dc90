import type { StaffGrant } from '@proverka/contract/grants';
import type { OrderReturns } from '@proverka/contract/refund';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleAdvance, exampleAdvanceReturn } from '../features/advance-return/advance.fixtures.ts';
import { exampleReturns, halfReturned, refusedReturns } from '../features/item-returns/returns.fixtures.ts';
import {
  exampleEvents,
  exampleItem,
  exampleOrder,
  exampleProducts,
} from '../features/order-page/order.fixtures.ts';
import { examplePerson } from '../features/person-page/person.fixtures.ts';
import * as orderPage from './admin-order-page.tsx';
import * as personPage from './admin-person-page.tsx';

const server = startTestServer(
  http.post(`${testApiUrl}/admin/order_item/list`, () =>
    HttpResponse.json({ items: [exampleItem], next: null, total: null }),
  ),
  http.post(`${testApiUrl}/task_handler/list`, () => HttpResponse.json({ tasks: [] })),
  http.get(`${testApiUrl}/admin/orders/products`, () => HttpResponse.json({ products: exampleProducts })),
);
const user = userEvent.setup();
const { order_id: orderId } = exampleOrder;
const { person_id: personId } = examplePerson.person;
let order: OrderReturns;
let sent: unknown[];

beforeEach(() => {
  order = exampleReturns;
  sent = [];
  server.use(
    http.get(`${testApiUrl}/admin/orders/${orderId}`, () =>
      HttpResponse.json({ order: exampleOrder, events: exampleEvents }),
    ),
    http.get(`${testApiUrl}/admin/orders/${orderId}/returns`, () => HttpResponse.json(order)),
    http.post(`${testApiUrl}/return_product`, async ({ request }) => {
      sent.push(await request.json());
      order = halfReturned;
      return HttpResponse.json({ order_item_id: orderId, to_balance: 0, to_card: 100.5 });
    }),
    http.get(`${testApiUrl}/admin/users/${personId}`, () => HttpResponse.json(examplePerson)),
    http.get(`${testApiUrl}/admin/money/advances/${personId}`, () => HttpResponse.json(exampleAdvance)),
    http.post(`${testApiUrl}/admin/money/advances/${personId}/return`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
});

const platformOf = (grants: readonly StaffGrant[]) =>
  createTestPlatform({
    hostName: 'admin.localhost',
    visitor: { ...testSession, staff: { roles: [], grants: [...grants] } },
  });
const openOrder = (grants: readonly StaffGrant[] = ['orders', 'returns']) =>
  renderPage(orderPage, '/admin/orders/:id/', {
    platform: platformOf(grants),
    url: `/admin/orders/${orderId}/`,
  });
const openMoney = (grants: readonly StaffGrant[] = ['people', 'money']) =>
  renderPage(personPage, '/admin/people/:id/', {
    platform: platformOf(grants),
    url: `/admin/people/${personId}/?part=money`,
  });
const form = async (name: string) => within(await screen.findByRole('form', { name }));
const plain = (element: HTMLElement) => textOf(element).replaceAll('\u00A0', ' ');

describe('«Вернуть часть» on the page of an order', () => {
  test('says where the money and the receipt go before a part is returned, and what is left after it', async () => {
    await openOrder();
    const part = await form('Вернуть часть');
    expect(plain(part.getByRole('status'))).toContain(
      'Вернуть 499 ₽ на карту ··4444, чек уйдёт на t***@example.com',
    );
    await user.type(part.getByLabelText(/Сумма/), '100,50');
    await user.type(part.getByLabelText('Причина'), 'Отчёт опоздал');
    await user.click(part.getByRole('button', { name: /^Вернуть 100,50/ }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          order_item_id: order.items[0]?.order_item_id,
          amount: 100.5,
          expected_left: 499,
          target: 'card',
          reason: 'Отчёт опоздал',
        },
      ]),
    );
    expect(plain(await screen.findByRole('list', { name: 'Прошлые возвраты' }))).toContain(
      '100,50 ₽ на карту',
    );
    expect(screen.getByText(/Осталось 398,50/)).toBeTruthy();
  });

  test('the balance may be chosen, a sum above what is left and a missing reason are told at their fields', async () => {
    await openOrder();
    const part = await form('Вернуть часть');
    await user.click(part.getByRole('radio', { name: /На баланс/ }));
    expect(plain(part.getByRole('status'))).toContain('Вернуть 499 ₽ на баланс');
    await user.type(part.getByLabelText(/Сумма/), '500');
    await user.click(part.getByRole('button', { name: /^Вернуть/ }));
    expect(part.getByText('Напишите, почему')).toBeTruthy();
    expect(part.getAllByText(/Осталось 499/)).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  test('a card that refused is said to be closed, and only the balance is offered', async () => {
    order = refusedReturns;
    await openOrder();
    const part = await form('Вернуть часть');
    expect(screen.getByText('Возврат не приняли')).toBeTruthy();
    expect(part.queryByRole('radio')).toBeNull();
    expect(plain(part.getByRole('status'))).toContain('на баланс');
  });

  test('whoever was slower is told what changed', async () => {
    server.use(
      http.post(`${testApiUrl}/return_product`, () =>
        refusal(409, 'return_changed', 'Уже возвращено 100 ₽, осталось 399 ₽'),
      ),
    );
    await openOrder();
    const part = await form('Вернуть часть');
    await user.type(part.getByLabelText('Причина'), 'Отчёт опоздал');
    await user.click(part.getByRole('button', { name: /^Вернуть/ }));
    expect(await part.findByText(/осталось.399/)).toBeTruthy();
  });

  test('what a colleague returns meanwhile is not taken for what was read', async () => {
    const [first] = exampleReturns.items;
    if (first === undefined) throw new Error('the example has an item');
    const second = { ...first, order_item_id: personId, product_name_ru: 'Выписка о правах' };
    order = { ...exampleReturns, items: [first, second] };
    const { queryClient } = await openOrder();
    const part = await form('Вернуть часть');
    await user.type(part.getByLabelText('Причина'), 'Отчёт опоздал');
    order = {
      ...order,
      items: [
        { ...first, left: 0, own_left: 0, card_left: 0, returns: halfReturned.items[0]?.returns ?? [] },
        second,
      ],
    };
    await queryClient.invalidateQueries({ queryKey: ['order-returns', orderId] });
    await screen.findByRole('list', { name: 'Прошлые возвраты' });
    await user.click(part.getByRole('button', { name: /^Вернуть/ }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ order_item_id: first.order_item_id, expected_left: 499 }]),
    );
  });

  test('is there only for those who may return money', async () => {
    await openOrder(['orders']);
    await screen.findByRole('region', { name: 'Что происходило' });
    expect(screen.queryByRole('form', { name: 'Вернуть часть' })).toBeNull();
  });
});

describe('«Вернуть аванс» on the page of a person', () => {
  test('takes the cards first, asks for an account for the rest, and says all of it', async () => {
    await openMoney();
    const advance = await form('Вернуть аванс');
    await user.type(advance.getByLabelText(/Сумма/), '200');
    expect(plain(advance.getByRole('status'))).toContain('Вернуть 200 ₽ на карту ··4444.');
    expect(advance.queryByLabelText('Расчётный счёт')).toBeNull();
    await user.clear(advance.getByLabelText(/Сумма/));
    await user.type(advance.getByLabelText(/Сумма/), '900');
    await user.type(advance.getByLabelText('Причина'), 'По заявлению');
    await user.type(advance.getByLabelText('Документ'), 'Заявление от 20.11.2026');
    await user.click(advance.getByRole('button', { name: /^Вернуть 900/ }));
    expect(advance.getAllByText('Обязательное поле').length).toBeGreaterThan(0);
    for (const [label, text] of [
      ['Получатель', 'Тестов Иван Петрович'],
      ['Расчётный счёт', '40817810700000000001'],
      ['БИК', '044525225'],
      ['Банк', 'АО «Банк Пример»'],
    ] as const)
      await user.type(advance.getByLabelText(label), text);
    expect(plain(advance.getByRole('status'))).toContain('и 100 ₽ на счёт ··0001');
    await user.click(advance.getByRole('button', { name: /^Вернуть 900/ }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ amount: 900, payee: { account: '40817810700000000001' } }]),
    );
  });

  test('an advance that changes while the form is filled in is returned as it was read', async () => {
    let advance = exampleAdvance;
    server.use(http.get(`${testApiUrl}/admin/money/advances/${personId}`, () => HttpResponse.json(advance)));
    const { queryClient } = await openMoney();
    const open = await form('Вернуть аванс');
    await user.type(open.getByLabelText(/Сумма/), '200');
    await user.type(open.getByLabelText('Причина'), 'По заявлению');
    await user.type(open.getByLabelText('Документ'), 'Заявление от 20.11.2026');
    advance = { ...exampleAdvance, version: '103450.1.0', returns: [exampleAdvanceReturn] };
    await queryClient.invalidateQueries({ queryKey: ['advance', personId] });
    await screen.findByRole('list', { name: 'Возвраты аванса' });
    await user.click(open.getByRole('button', { name: /^Вернуть 200/ }));
    await waitFor(() => expect(sent).toMatchObject([{ amount: 200, version: exampleAdvance.version }]));
  });

  test('past returns say what became of each part, and an empty balance that there is nothing', async () => {
    server.use(
      http.get(`${testApiUrl}/admin/money/advances/${personId}`, () =>
        HttpResponse.json({ ...exampleAdvance, advance: 0, returns: [exampleAdvanceReturn] }),
      ),
    );
    await openMoney();
    expect(plain(await screen.findByRole('list', { name: 'Возвраты аванса' }))).toContain(
      'деньги на балансе',
    );
    expect(screen.getByText(/возвращать нечего/)).toBeTruthy();
  });

  test('is on the page of a top-up, too, for those who move money and may not read people', async () => {
    server.use(
      http.get(`${testApiUrl}/admin/orders/${orderId}`, () =>
        HttpResponse.json({
          order: { ...exampleOrder, kind: 'top_up', items: [], person_id: personId },
          events: exampleEvents,
        }),
      ),
    );
    await openOrder(['orders', 'money']);
    expect(plain((await form('Вернуть аванс')).getByRole('status'))).toContain('на карту ··4444');
  });

  test('is there only for those who move money', async () => {
    await openMoney(['people']);
    await screen.findByRole('table', { name: /Движения баланса/ });
    expect(screen.queryByRole('form', { name: 'Вернуть аванс' })).toBeNull();
  });
});
