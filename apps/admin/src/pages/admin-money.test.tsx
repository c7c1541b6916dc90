import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import {
  bookedLine,
  doubtfulLine,
  exampleInvoice,
  exampleStatement,
  ourAccounts,
} from '../features/bank-desk/bank.fixtures.ts';
import { exampleProposal } from '../features/money-approvals/entries.fixtures.ts';
import { examplePayout } from '../features/payouts-desk/payouts.fixtures.ts';
import * as moneyPage from './admin-money-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
let sent: { readonly path: string; readonly body: unknown }[] = [];

const reply = (path: string, body: object) =>
  http.get(`${testApiUrl}${path}`, () => HttpResponse.json(body as Record<string, unknown>));

beforeEach(() => {
  sent = [];
  server.use(
    reply('/admin/money/statements', { statements: [exampleStatement], total: 1, accounts: ourAccounts }),
    reply('/admin/money/lines', { lines: [doubtfulLine], total: 1 }),
    reply('/admin/invoice/list', { invoices: [exampleInvoice], total: 1 }),
    reply('/admin/money/proposals', { proposals: [exampleProposal], total: 1, approval_above: 10_000 }),
    reply('/admin/money/payouts', { payouts: [examplePayout], total: 1 }),
    reply('/admin/views', { views: [] }),
    http.post(`${testApiUrl}/admin/*`, async ({ request }) => {
      const { pathname } = new URL(request.url);
      const text = await request.text();
      sent.push({ path: pathname, body: text === '' ? null : JSON.parse(text) });
      if (pathname.endsWith('/statements'))
        return HttpResponse.json({ statement: exampleStatement, lines: [doubtfulLine, bookedLine] });
      return HttpResponse.json({});
    }),
  );
});

const open = (part = '') =>
  renderPage(moneyPage, '/admin/money/', {
    platform: createTestPlatform({ hostName: 'admin.localhost', visitor: testSession }),
    url: `/admin/money/${part === '' ? '' : `?part=${part}`}`,
  });

test('an uploaded statement says what was booked, what waits, and that the bank told of more', async () => {
  await open();
  const form = within(await screen.findByRole('form', { name: 'Загрузить выписку' }));
  await user.click(form.getByRole('button', { name: /Загрузить/ }));
  expect(form.getByText('Выберите файл выписки')).toBeTruthy();
  await user.upload(form.getByLabelText(/Выбрать файл/), new File(['1CClientBankExchange'], 'kl_to_1c.txt'));
  await user.click(form.getByRole('button', { name: /Загрузить/ }));
  const taken = within(await screen.findByRole('region', { name: 'Выписка kl_to_1c.txt' }));
  expect(taken.getByText(/новых поступлений.2, зачислено.1, ждут решения.1/)).toBeTruthy();
  expect(taken.getByText('Выписка неполная')).toBeTruthy();
  expect(taken.getByText(/Сопоставлено по.номеру, ИНН и.сумме/)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ file_name: 'kl_to_1c.txt' });
});

test('a doubtful payment says why it waits, what booking it does, and needs a choice and a reason', async () => {
  await open('doubtful');
  const line = within(await screen.findByRole('article', { name: /Платёж 88/ }));
  expect(line.getByText(/Поступило меньше, чем в.счёте/)).toBeTruthy();
  await user.click(line.getByRole('button', { name: /Зачислить/ }));
  expect(line.getByText('Выберите счёт или «Не зачислять»')).toBeTruthy();
  await user.click(line.getByRole('radio', { name: /С-2026-000012/ }));
  expect(line.getByText(/До.полной оплаты не.хватит/)).toBeTruthy();
  await user.type(line.getByLabelText('Причина решения'), 'Доплатят завтра');
  await user.click(line.getByRole('button', { name: /Зачислить/ }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: `/admin/money/lines/${doubtfulLine.line_id}/decide`,
        body: { decision: 'book', invoice_id: exampleInvoice.invoice_id, reason: 'Доплатят завтра' },
      },
    ]),
  );
});

test('whoever was slower is told what a colleague decided', async () => {
  server.use(
    http.post(`${testApiUrl}/admin/money/lines/*`, () =>
      refusal(409, 'line_decided', 'Тестова Анна: решено не зачислять'),
    ),
  );
  await open('doubtful');
  const line = within(await screen.findByRole('article', { name: /Платёж 88/ }));
  await user.click(line.getByRole('radio', { name: 'Не зачислять' }));
  await user.type(line.getByLabelText('Причина решения'), 'Чужой');
  await user.click(line.getByRole('button', { name: 'Не зачислять' }));
  expect(await line.findByText(/Тестова Анна: решено/)).toBeTruthy();
});

test('a proposal says what will happen, and the approval names what was read', async () => {
  await open('entries');
  const card = within(await screen.findByRole('article', { name: /Возврат аванса/ }));
  expect(
    card.getByText(/Отложить 15.000.₽ с.баланса testov@example.com и.отправить на.счёт ··0001/),
  ).toBeTruthy();
  await user.click(card.getByRole('button', { name: /Подтвердить/ }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ arguments_hash: exampleProposal.arguments_hash }));
});

test('a correction above the sum says that a second person is needed before it is sent', async () => {
  await open('entries');
  const form = within(await screen.findByRole('form', { name: 'Исправить баланс' }));
  await user.type(form.getByLabelText('E-mail аккаунта'), 'testov@example.com');
  await user.type(form.getByLabelText('Сумма, ₽'), '12000');
  await user.type(form.getByLabelText('Причина'), 'Ошибка');
  await user.type(form.getByLabelText(/Документ/), 'Акт 5');
  expect(form.getByText(/когда подтвердит другой сотрудник/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Отправить на подтверждение' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ amount: 12_000, purse: 'paid', direction: 'credit' }),
  );
});

test('waiting payouts go into a file for the bank', async () => {
  await open('payouts');
  expect(await screen.findByRole('row', { name: /№ 700001/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Собрать файл/ }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ payout_ids: [examplePayout.payout_id] }));
});

test('chosen payouts go into a file of their own, and the dialog says what it will hold', async () => {
  const { platform } = await open('payouts');
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: № 700001' }));
  await user.click(screen.getByRole('button', { name: 'Собрать файл из выбранных' }));
  const [dialog] = platform.dialogs.stack.getState();
  expect(dialog?.title).toBe('Файл для банка');
});

test.each([
  ['doubtful', '/admin/money/lines', { lines: [], total: 0 }, 'Сомнительных поступлений нет'],
  ['invoices', '/admin/invoice/list', { invoices: [], total: 0 }, 'Счетов пока нет'],
  ['payouts', '/admin/money/payouts', { payouts: [], total: 0 }, 'Выплат здесь нет'],
])('an empty list of %s says so, and a failed one can be tried again', async (part, path, empty, words) => {
  server.use(http.get(`${testApiUrl}${path}`, () => refusal(503, 'service_unavailable', 'Недоступен')));
  await open(part);
  expect(await screen.findByText('Не удалось загрузить список')).toBeTruthy();
  server.use(reply(path, empty));
  await user.click(screen.getByRole('button', { name: /Повторить/ }));
  expect(await screen.findByText(words)).toBeTruthy();
});
