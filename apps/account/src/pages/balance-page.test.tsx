import { transactionsQuery } from '@proverka/api-client/transactions';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { id, openBalance, transaction, transactionsOf } from './balance-testing.tsx';

const server = startTestServer();
beforeEach(() => serveTransactions([]));

function serveTransactions(...told: Parameters<typeof transactionsOf>): void {
  server.use(transactionsOf(...told));
}

describe('the balance', () => {
  test('the balance is one sum, with bonus and reserved money apart', async () => {
    serveTransactions([], { balance: '1200.50', bonus_balance: '750.00', held_balance: '499.00' });
    await openBalance();
    const balance = screen.getByRole('region', { name: 'Можно потратить' });
    await waitFor(() => expect(textOf(balance)).toContain('1 950,50 ₽'));
    expect(within(balance).getAllByRole('term').map(textOf)).toEqual(['Свои деньги', 'Бонусы', 'Отложено']);
    expect(textOf(balance)).toMatch(/1 200,50 ₽.*750 ₽тратятся первыми, кроме срочных заказов.*499 ₽/);
  });

  test('without bonus money the balance is the sum alone', async () => {
    await openBalance();
    const balance = screen.getByRole('region', { name: 'Можно потратить' });
    expect(textOf(balance)).toContain('1 500 ₽');
    expect(within(balance).queryByRole('term')).toBeNull();
  });

  test('entering the balance page refreshes the session, so that header and page show the same balance', async () => {
    serveTransactions([], { balance: '1599.00' });
    const { platform } = await openBalance('/user/balance/', ({ session }) =>
      session.setState({ balance: '1599.00' }),
    );
    await waitFor(() => expect(platform.session.getState().balance).toBe('1599.00'));
    const balance = screen.getByRole('region', { name: 'Можно потратить' });
    await waitFor(() => expect(textOf(balance)).toContain('1 599 ₽'));
  });

  test('transactions loaded before the balance changed are loaded again', async () => {
    serveTransactions([], { balance: '1500.00' });
    const answer = Promise.withResolvers<void>();
    const { platform } = await openBalance('/user/balance/', async ({ session }) => {
      await answer.promise;
      session.setState({ balance: '1599.00' });
    });
    const balance = screen.getByRole('region', { name: 'Можно потратить' });
    await screen.findByRole('heading', { name: 'Операций пока нет' });
    expect(textOf(balance)).toContain('1 500 ₽');
    serveTransactions([], { balance: '1599.00' });
    answer.resolve();
    await waitFor(() => expect(textOf(balance)).toContain('1 599 ₽'));
    expect(platform.session.getState().balance).toBe('1599.00');
  });
});

describe('transactions', () => {
  test("transactions use the specification's wording, with sign, date and state", async () => {
    serveTransactions([
      transaction(1),
      transaction(2, { Description: 'custom', order_id: null, balance_after: 1500 }),
      transaction(3, {
        Description: 'Выписка об объекте — ул. Тестовая, д. 1',
        kind: 'purchase',
        status: 'pending',
        amount: -499,
      }),
      transaction(4, {
        Description: 'Бонус за приглашённого друга',
        kind: 'bonus',
        is_bonus: true,
        amount: 7500,
      }),
      transaction(5, {
        Description: 'Возврат на карту: Выписка',
        kind: 'refund',
        status: 'pending',
        amount: -499,
      }),
      transaction(6, { Description: 'Отчёт', kind: 'purchase', status: 'returned', amount: -99 }),
    ]);
    await openBalance();
    const list = screen.getByRole('region', { name: 'Операции' });
    await within(list).findByText('Всего операций: 6');
    expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
      'Пополнение баланса20.11.2026, 12:12, пополнение+1 000 ₽',
      'Пополнение баланса20.11.2026, 12:12, пополнение+1 000 ₽осталось 1 500 ₽',
      'Выписка об объектеул. Тестовая, д. 120.11.2026, 12:12, оплата услуги, отложено, заказ в работе−499 ₽',
      'Бонус за приглашённого друга20.11.2026, 12:12, бонусы+7 500 ₽бонусы',
      'Возврат на карту: Выписка20.11.2026, 12:12, возврат, в пути−499 ₽',
      'Отчёт20.11.2026, 12:12, оплата услуги, вернулось на баланс−99 ₽',
    ]);
    expect(
      within(list)
        .getByRole('link', { name: /Выписка об/ })
        .getAttribute('href'),
    ).toBe(`/order/${id(1003)}/`);
    expect(within(list).queryByRole('link', { name: 'Пополнение баланса' })).toBeNull();
    expect(within(list).getByRole('link', { name: 'Скачать выписку, CSV' }).getAttribute('href')).toBe(
      `${testApiUrl}/transaction/statement`,
    );
  });

  test('transactions are paged by twenty, and each page has an address', async () => {
    serveTransactions(Array.from({ length: 43 }, (_, place) => transaction(place)));
    const { location } = await openBalance();
    const list = screen.getByRole('region', { name: 'Операции' });
    await within(list).findByText('Всего операций: 43');
    await userEvent.click(screen.getByRole('link', { name: 'Страница 3' }));
    await waitFor(() =>
      expect(
        within(within(list).getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem'),
      ).toHaveLength(3),
    );
    expect(location()).toBe('/user/balance/?page=3');
  });

  test('an empty list of transactions says what it will show', async () => {
    await openBalance();
    expect(await screen.findByRole('heading', { name: 'Операций пока нет' })).toBeTruthy();
  });

  test('transactions that fail to load can be loaded again, and the balance is still shown', async () => {
    server.use(http.get(`${testApiUrl}/transaction`, () => HttpResponse.error()));
    await openBalance();
    expect(textOf(await screen.findByRole('alert'))).toContain('Не удалось загрузить операции');
    expect(textOf(screen.getByRole('region', { name: 'Можно потратить' }))).toContain('1 500 ₽');
    serveTransactions([transaction(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Всего операций: 1')).toBeTruthy();
  });

  test('transactions that failed before the page was shown are not asked for again by it', async () => {
    let asked = 0;
    server.use(
      http.get(`${testApiUrl}/transaction`, () => {
        asked += 1;
        return HttpResponse.error();
      }),
    );
    await openBalance('/user/balance/', undefined, {
      load: ({ queryClient, platform: { api } }) => queryClient.prefetchQuery(transactionsQuery(api, 0)),
    });
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy();
    expect(asked).toBe(1);
  });

  test('a page of transactions beyond the last links back', async () => {
    serveTransactions([transaction(1)]);
    await openBalance('/user/balance/?page=7');
    const back = await screen.findByRole('link', { name: 'К началу списка' });
    expect(back.getAttribute('href')).toBe('/user/balance/');
  });
});
