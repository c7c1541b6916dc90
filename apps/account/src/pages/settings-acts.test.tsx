import { textOf } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { examplePayer as payer, openSettings, useFakeApi } from './settings-testing.tsx';

const api = useFakeApi();

const period = { from: '2026-07-01', to: '2026-09-30' };
const act = {
  invoice_id: '0192f0c1-0000-7000-8000-000000000061',
  kind: 'act',
  number: 'А-2026-000007',
  date: '2026-11-21',
  amount: -599,
  period,
  payer_id: payer.payer_id,
  payer_name: payer.name,
  order_id: null,
  transaction_id: null,
  created_date: '2026-11-21T09:12:00.000Z',
};
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

let invoices: object[] = [];
beforeEach(() => {
  invoices = [];
  api.serve('get', '/payer/get_payers', { payers: [payer] });
  api.serve('get', '/invoices', () => ({ invoices, total: invoices.length }));
});

test('an act for a period begins with the last month, and its days can be typed', async () => {
  const issued = api.serve('post', '/invoice/period', () => {
    invoices.push(act);
    return { acts: [act] };
  });
  openSettings('documents');
  await userEvent.click(await screen.findByRole('radio', { name: 'Акт за период' }));
  const lastMonth = screen.getByRole('button', { name: 'Прошлый месяц' });
  expect(lastMonth.getAttribute('aria-pressed')).toBe('true');
  await userEvent.clear(screen.getByLabelText('С какого дня'));
  await userEvent.type(screen.getByLabelText('С какого дня'), '01.07.2026');
  expect(lastMonth.getAttribute('aria-pressed')).toBe('false');
  await userEvent.clear(screen.getByLabelText('По какой день'));
  await userEvent.type(screen.getByLabelText('По какой день'), '30.06.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Составить акт' }));
  expect(await screen.findByText('Раньше начала периода')).toBeTruthy();
  expect(issued).toEqual([]);
  await userEvent.clear(screen.getByLabelText('По какой день'));
  await userEvent.type(screen.getByLabelText('По какой день'), '30.09.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Составить акт' }));
  expect(textOf(await screen.findByRole('status'))).toContain('Акт А-2026-000007 за 01.07.2026–30.09.2026');
  expect(issued).toEqual([{ payer_id: payer.payer_id, ...period }]);
  expect(textOf(await screen.findByRole('row', { name: /Акт А-2026-000007/ }))).toContain('\u2212599 ₽');
});

test('a period without services says so, and keeps its days', async () => {
  const title = 'Все услуги этого периода уже в актах: найдите их в списке документов';
  api.refuse('post', '/invoice/period', { code: 'act_has_no_services', title, status: 409 });
  openSettings('documents');
  await userEvent.click(await screen.findByRole('radio', { name: 'Акт за период' }));
  await userEvent.click(screen.getByRole('button', { name: 'Прошлый квартал' }));
  const from = value('С какого дня');
  await userEvent.click(screen.getByRole('button', { name: 'Составить акт' }));
  expect(textOf(await screen.findByRole('alert'))).toContain('уже в актах');
  expect(value('С какого дня')).toBe(from);
});
