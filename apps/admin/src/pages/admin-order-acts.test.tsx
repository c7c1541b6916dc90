import type { DeskOrder } from '@proverka/contract/desk-orders';
import type { StaffGrant } from '@proverka/contract/grants';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  exampleEvents,
  exampleFiles,
  exampleItem,
  exampleOrder,
  exampleProducts,
  exampleTask,
  viewedAs,
} from '../features/order-page/order.fixtures.ts';
import { exampleReturns } from '../features/item-returns/returns.fixtures.ts';
import * as orderPage from './admin-order-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
const unpaid = { ...exampleOrder, status: 'awaiting_payment' as const, paid_date: null };
let sent: unknown[];
let queryClient: Awaited<ReturnType<typeof renderPage>>['queryClient'];

beforeEach(() => {
  sent = [];
  server.use(
    http.post(`${testApiUrl}/admin/order_item/list`, () =>
      HttpResponse.json({ items: [exampleItem], next: null, total: null }),
    ),
    http.post(`${testApiUrl}/task_handler/list`, () => HttpResponse.json({ tasks: [exampleTask] })),
    http.get(`${testApiUrl}/admin/orders/products`, () => HttpResponse.json({ products: exampleProducts })),
    http.get(`${testApiUrl}/admin/orders/:id/returns`, () => HttpResponse.json(exampleReturns)),
    http.get(`${testApiUrl}/admin/order_item/downloads`, () => HttpResponse.json(exampleFiles)),
  );
});

const takes = (method: 'post' | 'put', path: string, answer: object = { ok: true }) =>
  server.use(
    http[method](`${testApiUrl}${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );

async function openOrder(grants: readonly StaffGrant[], order: DeskOrder = exampleOrder) {
  server.use(
    http.get(`${testApiUrl}/admin/orders/${order.order_id}`, () =>
      HttpResponse.json(viewedAs(order, exampleEvents)),
    ),
  );
  const rendered = await renderPage(orderPage, '/admin/orders/:id/', {
    platform: createTestPlatform({
      hostName: 'admin.localhost',
      visitor: { ...testSession, staff: { roles: [], grants: [...grants] } },
    }),
    url: `/admin/orders/${order.order_id}/`,
  });
  queryClient = rendered.queryClient;
  return within(await screen.findByRole('region', { name: /^Выписка об.объекте/ }));
}

const ofTask = {
  order_item_id: exampleItem.order_item_id,
  task_id: exampleTask.task_id,
  version: '7.0a1b',
  reason: 'Источник молчит',
};

describe('the work of an order', () => {
  test('says which question is stuck, how often it was put and until when', async () => {
    const item = await openOrder(['orders']);
    expect(textOf(item.getByRole('listitem'))).toMatch(
      /Выписка ЕГРН об объекте.*Застряла.*Росреестр \(ЕГРН\).*4 попытки.*номер у поставщика 11111111/s,
    );
  });

  test('a question is put again with a reason, after it is said what that costs', async () => {
    takes('post', '/admin/order_item/send_again');
    const item = await openOrder(['orders']);
    await user.click(item.getByRole('button', { name: 'Отправить заново' }));
    const form = within(item.getByRole('form', { name: 'Отправить заново' }));
    expect(textOf(form.getByRole('status'))).toContain('источник возьмёт плату ещё раз');
    await user.type(form.getByLabelText('Причина'), 'Источник молчит');
    await user.click(form.getByRole('button', { name: 'Отправить заново' }));
    await waitFor(() => expect(sent).toEqual([ofTask]));
    await waitFor(() => expect(item.queryByRole('form')).toBeNull());
  });

  test('an order that changes while the form is open is acted on as it was read', async () => {
    takes('post', '/admin/order_item/send_again');
    const item = await openOrder(['orders']);
    await user.click(item.getByRole('button', { name: 'Отправить заново' }));
    const form = within(item.getByRole('form', { name: 'Отправить заново' }));
    server.use(
      http.get(`${testApiUrl}/admin/orders/${exampleOrder.order_id}`, () =>
        HttpResponse.json({ ...viewedAs({ ...exampleOrder, total: 1499 }, exampleEvents), version: '8.9' }),
      ),
    );
    await queryClient.invalidateQueries({ queryKey: ['desk-order'] });
    await screen.findByText(/^1\s499/);
    await user.type(form.getByLabelText('Причина'), 'Источник молчит{Enter}');
    await waitFor(() => expect(sent).toEqual([ofTask]));
  });

  test('who was slower is told so in the form, which keeps what was typed', async () => {
    const words = 'Пока вы смотрели заказ, его изменил другой сотрудник: Образцов Пётр';
    server.use(http.post(`${testApiUrl}/admin/attach_order`, () => refusal(409, 'order_changed', words)));
    const item = await openOrder(['orders']);
    await user.click(item.getByRole('button', { name: 'Прикрепить номер поставщика' }));
    const form = within(item.getByRole('form', { name: 'Прикрепить номер поставщика' }));
    await user.type(form.getByLabelText('Номер заказа у поставщика'), 'K-2026-1');
    await user.type(form.getByLabelText('Причина'), 'Источник молчит{Enter}');
    expect(textOf(await form.findByRole('alert'))).toContain('Образцов Пётр');
    expect(form.getByLabelText<HTMLInputElement>('Номер заказа у поставщика').value).toBe('K-2026-1');
  });

  test('a document is uploaded for a silent source', async () => {
    takes('post', '/admin/manual_update');
    const item = await openOrder(['orders']);
    await user.click(item.getByRole('button', { name: 'Загрузить выписку' }));
    const form = within(item.getByRole('form', { name: 'Загрузить выписку' }));
    await user.type(form.getByLabelText('Причина'), 'Источник молчит{Enter}');
    expect(textOf(form.getByRole('alert'))).toBe('Выберите файл выписки');
    await user.upload(
      form.getByLabelText(/Выбрать XML/),
      new File(['<x/>'], 'extract.xml', { type: 'application/xml' }),
    );
    await user.click(form.getByRole('button', { name: 'Загрузить выписку' }));
    await waitFor(() =>
      expect(sent).toEqual([{ ...ofTask, file: { file_name: 'extract.xml', content: 'PHgvPg==' } }]),
    );
  });

  test('the object of an item is corrected as a whole', async () => {
    takes('put', '/admin/order_item/update_order_item');
    const item = await openOrder(['orders']);
    await user.click(item.getByRole('button', { name: 'Исправить данные' }));
    const form = within(item.getByRole('form', { name: 'Исправить данные' }));
    await user.type(form.getByLabelText('Кадастровый номер'), '77:06:0001001:1234');
    await user.type(form.getByLabelText('Причина'), 'Опечатка{Enter}');
    await waitFor(() =>
      expect(sent).toEqual([
        {
          order_item_id: exampleItem.order_item_id,
          object_key: '77:06:0001001:1234',
          version: '7.0a1b',
          reason: 'Опечатка',
        },
      ]),
    );
  });

  test('files open for those who may read reports', async () => {
    const item = await openOrder(['orders', 'reports']);
    await user.click(item.getByText('Файлы'));
    const link = await item.findByRole('link', { name: /^Подпись/ });
    expect(link.getAttribute('href')).toContain(`taskID=${exampleTask.task_id}`);
    expect(textOf(item.getByText(/Файл скачан/))).toContain('Образцов Пётр');
  });
});

describe('the order as a whole', () => {
  const region = () => within(screen.getByRole('region', { name: 'Действия с заказом' }));

  test('is marked as paid by a document, with its sum in words before it', async () => {
    takes('put', '/admin/orders/update_order', { outcome: 'paid', proposal_id: null });
    await openOrder(['orders', 'money'], unpaid);
    await user.click(region().getByRole('button', { name: 'Отметить оплаченным' }));
    const form = within(region().getByRole('form', { name: 'Отметить оплаченным' }));
    expect(textOf(form.getByRole('status'))).toContain('499 ₽ пройдут по документу исправлением');
    await user.type(form.getByLabelText('Документ'), 'Ордер № 7');
    await user.type(form.getByLabelText('Причина'), 'Оплатил в кассе{Enter}');
    const body = { OrderID: unpaid.order_id, Paid: true, version: '7.0a1b' };
    await waitFor(() =>
      expect(sent).toEqual([{ ...body, document: 'Ордер № 7', reason: 'Оплатил в кассе' }]),
    );
  });

  test('has a service added for free, of those about the same kind', async () => {
    takes('post', '/admin/attach_product', { order_id: exampleOrder.order_id, list_price: 499 });
    await openOrder(['orders', 'returns']);
    await user.click(region().getByRole('button', { name: 'Добавить услугу бесплатно' }));
    const form = within(region().getByRole('form', { name: 'Добавить услугу бесплатно' }));
    await user.selectOptions(form.getByLabelText('Услуга'), 'Выписка о переходе прав');
    await user.type(form.getByLabelText('Причина'), 'За ожидание{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ product_name: 'EgrnRightList', version: '7.0a1b' }]));
  });

  test('shows no acts to those whose grants do not open them', async () => {
    await openOrder(['orders'], unpaid);
    expect(screen.queryByRole('region', { name: 'Действия с заказом' })).toBeNull();
  });
});
