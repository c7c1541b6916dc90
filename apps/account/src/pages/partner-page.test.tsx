import { createTestPlatform, renderWithPlatform, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Component } from './partner-page.tsx';
import { useFakeApi } from './settings-testing.tsx';

const api = useFakeApi();

const link = 'http://realestate.localhost/?partner_id=0192f0c1';
const referral = {
  partner_id: '0192f0c1',
  link,
  shares: [
    { network: 'telegram', url: 'https://t.me/share/url?url=x' },
    { network: 'vk', url: 'https://vk.com/share.php?url=x' },
  ],
  bonus_percent: 50,
  min_top_up: 5000,
};
const stats = { registrations: 3, orders: 2, paid_orders: 1, paid_amount: 998.5, bonus_amount: 7500 };
const order = {
  orderId: '0192f0c1-0000-7000-8000-000000000111',
  date: '2026-11-20T09:12:00.000Z',
  status: 'closed',
  totalAmount: 998,
  products: ['Выписка об объекте', 'Отчёт о переходе прав'],
  customer: 'о***@example.com',
};

function open(orders: object[] = [order], total = orders.length) {
  api.serve('get', '/partner/referral', referral);
  const periods = api.serve('get', '/partner/stats', stats);
  const pages = api.serve('get', '/partner/orders', { orders, total });
  const platform = createTestPlatform({ visitor: testSession });
  renderWithPlatform(<Component />, { platform, url: '/user/partner/' });
  return { platform, periods, pages };
}

test('the partner link can be copied and shared, and its reward is explained', async () => {
  const { platform } = open();
  expect(await screen.findByDisplayValue(link)).toBeTruthy();
  expect(textOf(screen.getByRole('region', { name: 'Ваша ссылка' }))).toContain(
    'пополнит баланс от 5 000 ₽, вы получите 50 % его первого пополнения бонусами',
  );
  const share = screen.getByRole('link', { name: /^Telegram/ });
  expect(share.getAttribute('href')).toBe(referral.shares[0]?.url);
  await userEvent.click(share);
  expect(platform.trackedEvents).toEqual([{ name: 'referral_shared', way: 'telegram' }]);
});

test('partner totals are of all time or of a period in Moscow days', async () => {
  const { periods } = open();
  const part = screen.getByRole('region', { name: 'Итоги' });
  await within(part).findByText('Регистрации');
  expect(textOf(part)).toContain('Регистрации3Заказы2Оплачены1На сумму998,50 ₽Ваши бонусы7 500 ₽');
  await userEvent.selectOptions(screen.getByLabelText('Период'), 'Прошлый месяц');
  await waitFor(() => expect(periods).toHaveLength(2));
  expect(periods[0]).toEqual({});
  expect(Object.keys(periods[1] as object)).toEqual(['date-from', 'date-to']);
});

test('partner orders show date, product and amount, and only a mask of the customer', async () => {
  const { pages } = open([order], 41);
  const row = await screen.findByRole('row', { name: /20\.11\.2026/ });
  expect(textOf(row)).toBe(
    '20.11.2026, 12:12о***@example.comВыписка об объекте, Отчёт о переходе правВыполнен998 ₽',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Страница 2' }));
  await waitFor(() => expect(pages).toEqual([{ offset: '0' }, { offset: '20' }]));
});

test('without orders the partner page says how they come about', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Заказов по ссылке пока нет' })).toBeTruthy();
});
