import { textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { exampleItem, exampleOrder } from './order-examples.ts';
import { examplePayer as payer, openSettings, useFakeApi } from './settings-testing.tsx';

const api = useFakeApi();

const info = {
  kind: 'legal',
  inn: payer.inn,
  kpp: payer.kpp,
  ogrn: payer.ogrn,
  name: payer.name,
  address: payer.address,
  management: 'Образцов Иван',
  status: 'ACTIVE',
};
const invoice = {
  invoice_id: '0192f0c1-0000-7000-8000-000000000061',
  kind: 'invoice',
  number: 'С-2026-000012',
  date: '2026-11-21',
  amount: 5000.5,
  payer_id: payer.payer_id,
  payer_name: payer.name,
  order_id: null,
  transaction_id: null,
  created_date: '2026-11-21T09:12:00.000Z',
};

const servePayers = (payers: object[]) => api.serve('get', '/payer/get_payers', () => ({ payers }));
const serveInvoices = (invoices: object[] = [], total = invoices.length) =>
  api.serve('get', '/invoices', () => ({ invoices, total }));
const value = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('payers', () => {
  test('a payer is added by INN, and the register fills in the rest', async () => {
    const payers: object[] = [];
    servePayers(payers);
    serveInvoices();
    const asked = api.serve('get', '/payer/get_payer_info', { info, available: true });
    const added = api.serve('post', '/payer/add_payer', () => {
      payers.push(payer);
      return { payer };
    });
    openSettings('documents');
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить плательщика' }));
    await userEvent.type(screen.getByLabelText('ИНН'), '7700000017');
    expect(asked).toEqual([]);
    await userEvent.type(screen.getByLabelText('ИНН'), '{Backspace}6');
    await waitFor(() => expect(value('Название')).toBe('ООО «Образец»'));
    expect(asked).toEqual([{ inn: '7700000016' }]);
    expect([value('КПП'), value(/^ОГРН/), value('Юридический адрес')]).toEqual([
      payer.kpp,
      payer.ogrn,
      payer.address,
    ]);
    expect(screen.getByText(/Руководитель: Образцов Иван/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    expect(await screen.findByRole('list', { name: 'Плательщики' })).toBeTruthy();
    expect(added).toMatchObject([{ inn: payer.inn, kpp: payer.kpp, name: payer.name, bik: '' }]);
  });

  test("a payer's manual input is not overwritten, and a company in trouble shows a warning", async () => {
    servePayers([]);
    serveInvoices();
    api.serve('get', '/payer/get_payer_info', { info: { ...info, status: 'LIQUIDATING' }, available: true });
    openSettings('documents');
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить плательщика' }));
    await userEvent.type(screen.getByLabelText('Название'), 'Моё название');
    await userEvent.type(screen.getByLabelText('ИНН'), '7700000016');
    expect(await screen.findByText('Организация ликвидируется')).toBeTruthy();
    expect(value('КПП')).toBe(payer.kpp);
    expect(value('Название')).toBe('Моё название');
  });

  test.each([
    ['did not answer', { info: null, available: false }, /Справочник не ответил/],
    ['knows nothing', { info: null, available: true }, /В реестре такого ИНН нет/],
  ])('when the register %s, the fields of a payer can be filled in by hand', async (_what, reply, said) => {
    servePayers([]);
    serveInvoices();
    api.serve('get', '/payer/get_payer_info', reply);
    openSettings('documents');
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить плательщика' }));
    await userEvent.type(screen.getByLabelText('ИНН'), '7700000016');
    expect(await screen.findByText(said)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(3);
  });

  test("a wrong INN shows the specification's message, and an entrepreneur has no KPP", async () => {
    servePayers([]);
    serveInvoices();
    api.serve('get', '/payer/get_payer_info', { info: null, available: true });
    openSettings('documents');
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить плательщика' }));
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    expect(await screen.findByText('ИНН пуст')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('ИНН'), '7700000017');
    expect(await screen.findByText('Неправильный ИНН')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('ИНН'));
    await userEvent.type(screen.getByLabelText('ИНН'), '500100732259');
    await waitFor(() => expect(screen.queryByLabelText('КПП')).toBeNull());
  });

  test('a payer can be changed and removed', async () => {
    let payers = [payer];
    api.serve('get', '/payer/get_payers', () => ({ payers }));
    serveInvoices();
    const changed = api.serve('post', '/payer/update_payer_info', () => {
      payers = [{ ...payer, name: 'ООО «Новый образец»' }];
      return { payer: payers[0] ?? null };
    });
    const removed = api.serve('delete', '/payer/remove_payer', () => {
      payers = [];
      return { ok: true };
    });
    openSettings('documents');
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить: ООО «Образец»' }));
    await userEvent.clear(screen.getByLabelText('Название'));
    await userEvent.type(screen.getByLabelText('Название'), 'ООО «Новый образец»');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить: ООО «Новый образец»' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
    expect(await screen.findByRole('heading', { name: 'Плательщиков пока нет' })).toBeTruthy();
    expect(changed).toMatchObject([{ payer_id: payer.payer_id, name: 'ООО «Новый образец»' }]);
    expect(removed).toEqual([{ payer_id: payer.payer_id }]);
  });
});

describe('invoices and acts', () => {
  test('an invoice for a top-up is created and links to its PDF', async () => {
    servePayers([payer]);
    const invoices: object[] = [];
    api.serve('get', '/invoices', () => ({ invoices, total: invoices.length }));
    const issued = api.serve('post', '/invoice', () => {
      invoices.push(invoice);
      return { invoice };
    });
    openSettings('documents');
    const amount = await screen.findByLabelText('Сумма, ₽');
    await userEvent.type(amount, '0,999');
    await userEvent.click(screen.getByRole('button', { name: 'Выставить счёт' }));
    expect(textOf(await screen.findByText(/Сумма от 1/))).toContain('до 10 000 000 ₽');
    expect(issued).toEqual([]);
    await userEvent.clear(amount);
    await userEvent.type(amount, '5 000,50');
    await userEvent.click(screen.getByRole('button', { name: 'Выставить счёт' }));
    const ready = await screen.findByRole('status');
    expect(within(ready).getByRole('link').getAttribute('href')).toContain(
      `invoice_id=${invoice.invoice_id}`,
    );
    expect(issued).toEqual([{ kind: 'invoice', payer_id: payer.payer_id, amount: 5000.5 }]);
    const row = await screen.findByRole('row', { name: /Счёт С-2026-000012/ });
    expect(textOf(row)).toContain('21.11.2026ООО «Образец»5 000,50 ₽');
  });

  test('a document goes to a remaining payer when the chosen one is removed', async () => {
    const other = { ...payer, payer_id: '0192f0c1-0000-7000-8000-000000000052', name: 'ООО «Пример»' };
    let payers = [payer, other];
    api.serve('get', '/payer/get_payers', () => ({ payers }));
    serveInvoices();
    api.serve('delete', '/payer/remove_payer', () => {
      payers = [other];
      return { ok: true };
    });
    const issued = api.serve('post', '/invoice', { invoice });
    openSettings('documents');
    await userEvent.type(await screen.findByLabelText('Сумма, ₽'), '700');
    await userEvent.click(screen.getByRole('button', { name: 'Удалить: ООО «Образец»' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByRole('option', { name: 'ООО «Образец»' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Выставить счёт' }));
    await waitFor(() => expect(issued).toEqual([{ kind: 'invoice', payer_id: other.payer_id, amount: 700 }]));
  });

  test('an act can be made only for a delivered order', async () => {
    servePayers([payer]);
    serveInvoices();
    const orders = [
      exampleOrder(1, { status: 'paid', OrderItem: [exampleItem(1, { status: 'running' })] }),
      exampleOrder(2, { OrderItem: [exampleItem(2), exampleItem(3, { status: 'refunded' })] }),
      exampleOrder(4, { status: 'expired', OrderItem: [exampleItem(4, { status: 'created' })] }),
    ];
    api.serve('get', '/orders', { orders, total: 3 });
    const issued = api.serve('post', '/invoice', {
      invoice: { ...invoice, kind: 'act', number: 'А-2026-000001' },
    });
    openSettings('documents');
    await userEvent.click(await screen.findByRole('radio', { name: 'Счёт за заказ' }));
    const choice = await screen.findByLabelText('Заказ');
    // The initial request and two for orders neither expired nor cancelled.
    await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(3));
    await userEvent.click(screen.getByRole('radio', { name: 'Акт за выполненный заказ' }));
    await userEvent.click(screen.getByRole('button', { name: 'Составить акт' }));
    expect(await screen.findByText('Обязательное поле')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Заказ'), orders[1]?.orderId ?? '');
    await userEvent.click(screen.getByRole('button', { name: 'Составить акт' }));
    expect(await screen.findByText(/Акт А-2026-000001/)).toBeTruthy();
    expect(issued).toEqual([{ kind: 'act', payer_id: payer.payer_id, order_id: orders[1]?.orderId }]);
  });

  test('an old order is found by search or by page, and stays chosen among others', async () => {
    servePayers([payer]);
    serveInvoices();
    const ItemMetadata = { address: 'г. Москва, ул. Старая, д. 7', kadastr_number: '' };
    const old = exampleOrder(41, { OrderItem: [exampleItem(41, { ItemMetadata })] });
    const asked = api.serve('get', '/orders', () => {
      const { offset, query } = asked.at(-1) as { offset: string; query?: string };
      if (query !== undefined) return { orders: [exampleOrder(7)], total: 1 };
      return { orders: [offset === '40' ? old : exampleOrder(1)], total: 41 };
    });
    const issued = api.serve('post', '/invoice', { invoice });
    openSettings('documents');
    await userEvent.click(await screen.findByRole('radio', { name: 'Счёт за заказ' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Страница 3' }));
    await screen.findByRole('option', { name: /Старая/ });
    await userEvent.selectOptions(screen.getByLabelText('Заказ'), old.orderId);
    await userEvent.type(screen.getByLabelText(/^Найти заказ/), 'Образцова{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Страница 3' })).toBeNull());
    expect(value('Заказ')).toBe(old.orderId);
    expect(issued).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Выставить счёт' }));
    await waitFor(() =>
      expect(issued).toEqual([{ kind: 'invoice', payer_id: payer.payer_id, order_id: old.orderId }]),
    );
    expect(asked).toEqual([{ offset: '0' }, { offset: '40' }, { offset: '0', query: 'Образцова' }]);
  });

  test('orders for acts are searched among finished ones', async () => {
    servePayers([payer]);
    serveInvoices();
    const asked = api.serve('get', '/orders', { orders: [], total: 0 });
    openSettings('documents');
    await userEvent.click(await screen.findByRole('radio', { name: 'Акт за выполненный заказ' }));
    expect(await screen.findByText('Здесь нет заказов с готовыми отчётами')).toBeTruthy();
    expect(asked).toEqual([{ offset: '0', status: 'done' }]);
  });

  test('a refused document shows the reason, and the form keeps its input', async () => {
    servePayers([payer]);
    serveInvoices();
    api.refuse('post', '/invoice', { code: 'payer_not_found', title: 'Плательщик не найден', status: 404 });
    openSettings('documents');
    await userEvent.type(await screen.findByLabelText('Сумма, ₽'), '700');
    await userEvent.click(screen.getByRole('button', { name: 'Выставить счёт' }));
    expect(textOf(await screen.findByRole('alert'))).toBe('Плательщик не найден');
    expect(value('Сумма, ₽')).toBe('700');
  });

  test('documents are paged by twenty', async () => {
    servePayers([]);
    const asked = serveInvoices([invoice], 41);
    openSettings('documents');
    await userEvent.click(await screen.findByRole('button', { name: 'Страница 3' }));
    await waitFor(() => expect(asked).toEqual([{ offset: '0' }, { offset: '40' }]));
    expect(screen.getByText('Чтобы выставить счёт, добавьте плательщика.')).toBeTruthy();
  });
});
