import type { DeskOrder, OrderEvent } from '@proverka/contract/desk-orders';
import type { StaffGrant } from '@proverka/contract/grants';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  exampleEvents,
  exampleItem,
  exampleOrder,
  exampleProducts,
  exampleTask,
  viewedAs,
} from '../features/order-page/order.fixtures.ts';
import { exampleOwnerSettings } from '../features/owner-settings/owner-settings.fixtures.ts';
import * as orderPage from './admin-order-page.tsx';
import * as ordersPage from './admin-orders-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
let asked: Record<string, unknown>[];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  server.use(
    http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views: [] })),
    http.post(`${testApiUrl}/admin/orders`, async ({ request }) => {
      asked.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ orders: [exampleOrder], next: null, total: { count: 1, is_more: false } });
    }),
    http.get(`${testApiUrl}/admin/orders/products`, () => HttpResponse.json({ products: exampleProducts })),
    http.get(`${testApiUrl}/admin/order_item/statuses`, () =>
      HttpResponse.json({ statuses: [{ status: 'running', count: 2 }], stuck_orders: 1 }),
    ),
    http.post(`${testApiUrl}/admin/order_item/list`, () =>
      HttpResponse.json({ items: [exampleItem], next: null, total: null }),
    ),
    http.post(`${testApiUrl}/task_handler/list`, () => HttpResponse.json({ tasks: [exampleTask] })),
  );
});

const platformOf = (grants: readonly StaffGrant[]) =>
  createTestPlatform({
    hostName: 'admin.localhost',
    visitor: { ...testSession, staff: { roles: [], grants: [...grants] } },
  });
const openList = (grants: readonly StaffGrant[], url = '/admin/orders/') =>
  renderPage(ordersPage, '/admin/orders/', { platform: platformOf(grants), url });

describe('the list of orders', () => {
  test('names account holders only for those who may read people', async () => {
    const { unmount } = await openList(['orders', 'people']);
    expect(await screen.findByRole('columnheader', { name: 'Владелец' })).toBeTruthy();
    unmount();
    await openList(['orders']);
    const grid = within(await screen.findByRole('grid', { name: 'Заказы' }));
    expect(grid.queryByRole('columnheader', { name: 'Владелец' })).toBeNull();
    expect(textOf(grid.getByRole('row', { name: /Выписка об объекте/ }))).toContain('Оплачен');
  });

  test('is filtered by what the address says, services included', async () => {
    await openList(['orders'], '/admin/orders/?number=77:01&status=paid&product_name=EgrnObject&person_id=1');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        number: '77:01',
        status: 'paid',
        product_name: 'EgrnObject',
        person_id: '00000000-0000-4000-8000-000000000000',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Фильтры: 3' }));
    expect((await screen.findByLabelText<HTMLSelectElement>('Услуга')).value).toBe('EgrnObject');
  });
});

describe('stuck orders', () => {
  test('are one click away, are chosen and sent again by the keyboard, and say what happened', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${testApiUrl}/admin/reorder_stuck_in_execution`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ orders: [{ order_id: exampleOrder.order_id, result: 'sent', tasks: 1 }] });
      }),
    );
    await openList(['orders']);
    await user.click(await screen.findByRole('link', { name: /^Застряли: 1/ }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ is_stuck: true }));
    const row = screen.getByRole('row', { name: /Выписка об объекте/ });
    row.focus();
    await user.keyboard(' ');
    screen.getByRole('button', { name: 'Отправить заново' }).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Напишите, почему')).toBeTruthy();
    await user.keyboard('Источник молчит{Enter}');
    await screen.findByText(/Отправлено заново: 1.заказ, 1.вопрос/);
    expect(sent).toEqual([{ order_ids: [exampleOrder.order_id], reason: 'Источник молчит' }]);
  });
});

describe('an order', () => {
  const openOrder = async (
    order: DeskOrder,
    events: readonly OrderEvent[],
    grants: readonly StaffGrant[],
  ) => {
    server.use(
      http.get(`${testApiUrl}/admin/orders/${order.order_id}`, () =>
        HttpResponse.json(viewedAs(order, events)),
      ),
    );
    await renderPage(orderPage, '/admin/orders/:id/', {
      platform: platformOf(grants),
      url: `/admin/orders/${order.order_id}/`,
    });
    await screen.findByRole('heading', { name: 'Что происходило' });
  };

  test('is a time line in words, with sums and reasons', async () => {
    await openOrder(exampleOrder, exampleEvents, ['orders']);
    const line = within(screen.getByRole('region', { name: 'Что происходило' }));
    expect(line.getAllByRole('listitem').map(textOf)).toEqual([
      '20.11.2026 12:12:00Заказ создан499 ₽',
      '20.11.2026 12:13:00Платёж 2f1: прошёл499 ₽',
      '20.11.2026 12:14:00Росреестр: начали',
      '20.11.2026 12:15:00Росреестр: не удалось проверитьИсточник не ответил',
      '20.11.2026 12:16:00Письмо «Отчёт готов»: отправлено',
    ]);
    expect(screen.queryByRole('link', { name: 'Тестов Иван' })).toBeNull();
  });

  test('has the settings of its owner where people are open, once they are asked for', async () => {
    const ofOwner: unknown[] = [];
    const answer = { settings: [] as object[] };
    const serve = (reply: () => Response) =>
      server.use(
        http.post(`${testApiUrl}/admin/person/settings/list`, async ({ request }) => {
          ofOwner.push(await request.json());
          return reply();
        }),
      );
    serve(() => refusal(503, 'service_unavailable', 'Сервис недоступен'));
    await openOrder(exampleOrder, exampleEvents, ['orders', 'people']);
    const section = within(screen.getByRole('region', { name: 'Настройки владельца' }));
    expect(ofOwner).toEqual([]);
    await user.click(section.getByRole('button', { name: 'Показать настройки' }));
    expect(textOf(await section.findByRole('alert'))).toContain('Сервис недоступен');
    serve(() => HttpResponse.json(answer));
    await user.click(section.getByRole('button', { name: 'Повторить' }));
    expect(await section.findByText(/^Ничего не задано/)).toBeTruthy();
    const body = { order_item_ids: [exampleItem.order_item_id] };
    expect(ofOwner).toEqual([body, body]);
  });

  test('says what its owner has switched off, and how many of its items are marked', async () => {
    server.use(
      http.post(`${testApiUrl}/admin/person/settings/list`, () => HttpResponse.json(exampleOwnerSettings)),
    );
    await openOrder(exampleOrder, exampleEvents, ['orders', 'people']);
    const region = screen.getByRole('region', { name: 'Настройки владельца' });
    await user.click(within(region).getByRole('button', { name: 'Показать настройки' }));
    const link = await within(region).findByRole('link', { name: /Изменить/ });
    expect(link.getAttribute('href')).toBe(`/admin/people/${exampleOrder.person_id}/?part=settings`);
    expect(textOf(region)).toContain('Письмо о готовом отчётеВыключено');
    expect(textOf(region)).toContain('Письмо об оплате заказаНе задано');
    expect(textOf(region)).toContain('Отметки заказов в работе1 из 1');
  });

  test('leads to its owner where people are open', async () => {
    await openOrder(exampleOrder, exampleEvents, ['orders', 'people']);
    expect(screen.getByRole('link', { name: 'Тестов Иван' }).getAttribute('href')).toBe(
      `/admin/people/${exampleOrder.person_id}/`,
    );
  });

  test('that is not there says so', async () => {
    server.use(
      http.get(`${testApiUrl}/admin/orders/:id`, () => refusal(404, 'order_not_found', 'Заказ не найден')),
    );
    await renderPage(orderPage, '/admin/orders/:id/', {
      platform: platformOf(['orders']),
      url: `/admin/orders/${exampleOrder.order_id}/`,
    });
    expect(textOf(await screen.findByRole('alert'))).toContain('Заказ не найден');
  });
});
