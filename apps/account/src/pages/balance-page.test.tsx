import type { Transaction } from '@proverka/contract/transaction';
import { installFakeWidget } from '@proverka/order-flow/fake-widget';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderPage,
  testApiUrl,
  testSession,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as page from './balance-page.tsx';

const server = startTestServer();
beforeEach(() => serveTransactions([]));
afterEach(() => {
  delete window.YooMoneyCheckoutWidget;
});

const words = (element: Element): string => (element.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const id = (last: number): string => `0192f0c1-0000-7000-8000-${String(last).padStart(12, '0')}`;

const transaction = (place: number, changes: Partial<Transaction> = {}): Transaction => ({
  transaction_id: id(place),
  Description: 'balance',
  kind: 'top_up',
  status: 'completed',
  is_bonus: false,
  amount: 1000,
  date: '2026-11-20T09:12:00.000Z',
  order_id: id(place + 1000),
  order_item_id: null,
  ...changes,
});

function serveTransactions(all: readonly Transaction[], balances: object = {}): void {
  server.use(
    http.get(`${testApiUrl}/transaction`, ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      return HttpResponse.json({
        transactions: all.slice(offset, offset + 20),
        total: all.length,
        balance: '1500.00',
        bonus_balance: '0.00',
        held_balance: '0.00',
        ...balances,
      });
    }),
  );
}

function open(url = '/user/balance/', refresh: (platform: TestPlatform) => unknown = () => undefined) {
  const platform = createTestPlatform({ visitor: testSession });
  const sessionActions = {
    ...platform.sessionActions,
    refresh: async () => {
      await refresh(platform);
      return platform.session.getState();
    },
  };
  return renderPage(page, '/user/balance/', { platform: { ...platform, sessionActions }, url });
}

describe('the balance', () => {
  test('is one sum, with bonus and reserved money apart', async () => {
    serveTransactions([], { balance: '1200.50', bonus_balance: '750.00', held_balance: '499.00' });
    await open();
    const balance = screen.getByRole('region', { name: 'Можно потратить' });
    await waitFor(() => expect(words(balance)).toContain('1 950,50 ₽'));
    expect(within(balance).getAllByRole('term').map(words)).toEqual(['Свои деньги', 'Бонусы', 'Отложено']);
    expect(words(balance)).toMatch(/1 200,50 ₽.*750 ₽тратятся первыми, кроме срочных заказов.*499 ₽/);
  });

  test('without bonus money is the sum alone', async () => {
    await open();
    const balance = screen.getByRole('region', { name: 'Можно потратить' });
    expect(words(balance)).toContain('1 500 ₽');
    expect(within(balance).queryByRole('term')).toBeNull();
  });

  test('is the same in the header as on the page: entering it asks the session again', async () => {
    serveTransactions([], { balance: '1599.00' });
    const { platform } = await open('/user/balance/', ({ session }) =>
      session.setState({ balance: '1599.00' }),
    );
    await waitFor(() => expect(platform.session.getState().balance).toBe('1599.00'));
    const balance = screen.getByRole('region', { name: 'Можно потратить' });
    await waitFor(() => expect(words(balance)).toContain('1 599 ₽'));
  });

  test('that came while the page was read is read again', async () => {
    serveTransactions([], { balance: '1500.00' });
    const answer = Promise.withResolvers<void>();
    const { platform } = await open('/user/balance/', async ({ session }) => {
      await answer.promise;
      session.setState({ balance: '1599.00' });
    });
    const balance = screen.getByRole('region', { name: 'Можно потратить' });
    await screen.findByRole('heading', { name: 'Операций пока нет' });
    expect(words(balance)).toContain('1 500 ₽');
    serveTransactions([], { balance: '1599.00' });
    answer.resolve();
    await waitFor(() => expect(words(balance)).toContain('1 599 ₽'));
    expect(platform.session.getState().balance).toBe('1599.00');
  });
});

describe('transactions', () => {
  test('are told in the words of the specification, with sign, date and state', async () => {
    serveTransactions([
      transaction(1),
      transaction(2, { Description: 'custom', order_id: null }),
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
    await open();
    const list = screen.getByRole('region', { name: 'Операции' });
    await within(list).findByText('Всего операций: 6');
    expect(within(list).getAllByRole('listitem').map(words)).toEqual([
      'Пополнение баланса20.11.2026, 12:12+1 000 ₽',
      'Пополнение баланса20.11.2026, 12:12+1 000 ₽',
      'Выписка об объектеул. Тестовая, д. 120.11.2026, 12:12, отложено, заказ в работе−499 ₽',
      'Бонус за приглашённого друга20.11.2026, 12:12+7 500 ₽бонусы',
      'Возврат на карту: Выписка20.11.2026, 12:12, в пути−499 ₽',
      'Отчёт20.11.2026, 12:12, вернулось на баланс−99 ₽',
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

  test('come twenty a page, each an address of its own', async () => {
    serveTransactions(Array.from({ length: 43 }, (_, place) => transaction(place)));
    const { location } = await open();
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

  test('before the first there is a word about what will stand here', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Операций пока нет' })).toBeTruthy();
  });

  test('that do not come are asked for again; the balance is told all the same', async () => {
    server.use(http.get(`${testApiUrl}/transaction`, () => HttpResponse.error()));
    await open();
    expect(words(await screen.findByRole('alert'))).toContain('Не удалось загрузить операции');
    expect(words(screen.getByRole('region', { name: 'Можно потратить' }))).toContain('1 500 ₽');
    serveTransactions([transaction(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Всего операций: 1')).toBeTruthy();
  });

  test('beyond the last page there is a way back', async () => {
    serveTransactions([transaction(1)]);
    await open('/user/balance/?page=7');
    const back = await screen.findByRole('link', { name: 'К началу списка' });
    expect(back.getAttribute('href')).toBe('/user/balance/');
  });
});

describe('a top-up', () => {
  const placed = (token: string | null) => ({
    id: id(9),
    total_amount: 3000,
    order_items: [],
    payment_data: token === null ? null : { confirmation: { confirmation_token: token } },
    redirect_url: null,
    use_account_balance: false,
  });

  function serveTopUp(isPaid: () => boolean) {
    const bodies: { body: unknown; key: string | null }[] = [];
    server.use(
      http.post(`${testApiUrl}/top_up`, async ({ request }) => {
        bodies.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
        return HttpResponse.json(placed('ct-1'));
      }),
      http.post(`${testApiUrl}/order/${id(9)}/payment`, () => HttpResponse.json(placed('ct-2'))),
      http.get(`${testApiUrl}/check_order_paid/${id(9)}`, () =>
        HttpResponse.json({ is_order_paid: isPaid() }),
      ),
    );
    return bodies;
  }
  const own = () => screen.getByRole('region', { name: 'Пополнить' });
  const ask = (name: string | RegExp) => userEvent.click(within(own()).getByRole('button', { name }));
  const type = async (sum: string) => {
    const field = screen.getByRole('textbox', { name: 'Сумма' });
    await userEvent.clear(field);
    await userEvent.type(field, sum);
  };

  test('of one of the usual sums is paid in the form, and the balance grows', async () => {
    const forms = installFakeWidget();
    const bodies = serveTopUp(() => true);
    let refreshed = 0;
    const { platform } = await open('/user/balance/', () => (refreshed += 1));
    const onEntering = refreshed;
    await ask(/^3\s000\s₽$/);
    await ask(/^Пополнить на 3\s000\s₽$/);
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(bodies[0]?.body).toEqual({ amount: 3000, payment_source: 'yookassa' });
    forms[0]?.say('success');
    expect(await within(own()).findByText('Оплата прошла успешно')).toBeTruthy();
    expect(words(own())).toContain('3 000 ₽ уже на балансе');
    expect(refreshed).toBe(onEntering + 1);
    expect((platform as TestPlatform).shownNotices).toEqual([
      { tone: 'clear', text: 'Оплата прошла успешно' },
    ]);
  });

  test('whose form was closed can be paid by another form, or changed', async () => {
    const forms = installFakeWidget();
    let isPaid = false;
    serveTopUp(() => isPaid);
    await open();
    await ask(/^Пополнить на 1/);
    await waitFor(() => expect(forms).toHaveLength(1));
    forms[0]?.say('modal_close');
    expect(await within(own()).findByText('Пополнение ждёт оплаты')).toBeTruthy();
    expect(words(own())).toContain('Пользователь закрыл форму. Деньги не списаны');
    isPaid = true;
    await ask(/^Оплатить 1\s000\s₽$/);
    await waitFor(() => expect(forms).toHaveLength(2));
    expect(forms[1]?.token).toBe('ct-2');
    forms[1]?.say('success');
    expect(await within(own()).findByText('Оплата прошла успешно')).toBeTruthy();
    await ask('Пополнить ещё');
    expect(within(own()).getByRole('textbox', { name: 'Сумма' })).toBeTruthy();
  });

  test.each([
    ['', 'Обязательное поле'],
    ['0', 'Значение должно быть положительным числом'],
    ['-5', 'Значение должно быть положительным числом'],
    ['сто', 'Значение должно быть положительным числом'],
    ['10,999', 'Не больше двух знаков после запятой'],
    ['350001', 'Не больше 350 000 ₽ за одно пополнение'],
  ])('of «%s» is not asked for: «%s»', async (typed, mistake) => {
    const bodies = serveTopUp(() => false);
    await open();
    const field = screen.getByRole('textbox', { name: 'Сумма' });
    await userEvent.clear(field);
    if (typed !== '') await userEvent.type(field, typed);
    await ask('Пополнить');
    expect(await within(own()).findByText(mistake)).toBeTruthy();
    expect(bodies).toEqual([]);
  });

  test('that was refused is asked for again with the same key', async () => {
    const forms = installFakeWidget();
    const bodies = serveTopUp(() => false);
    server.use(
      http.post(
        `${testApiUrl}/top_up`,
        async ({ request }) => {
          bodies.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
          return HttpResponse.json(
            { code: 'payment_provider_unavailable', status: 503, title: 'Платёжный сервис не отвечает' },
            { status: 503, headers: { 'content-type': 'application/problem+json' } },
          );
        },
        { once: true },
      ),
    );
    await open();
    await type('750,50');
    await ask(/^Пополнить на/);
    expect(await within(own()).findByText('Платёжный сервис не отвечает')).toBeTruthy();
    await ask(/^Пополнить на 750,50/);
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(bodies[1]).toEqual(bodies[0]);
  });

  describe('that the provider confirms later than the form', () => {
    async function openUnconfirmed(isPaid: () => boolean) {
      onTestFinished(() => void vi.useRealTimers());
      vi.useFakeTimers({
        toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'],
        shouldAdvanceTime: true,
      });
      const forms = installFakeWidget();
      serveTopUp(isPaid);
      let refreshed = 0;
      const { platform } = await open('/user/balance/', () => (refreshed += 1));
      await screen.findByRole('heading', { name: 'Операций пока нет' });
      within(own())
        .getByRole('button', { name: /^Пополнить на 1/ })
        .click();
      await waitFor(() => expect(forms).toHaveLength(1));
      forms[0]?.say('success');
      await passUntil(() => within(own()).getByText('Платёж обрабатывается…'));
      expect(refreshed).toBe(1);
      return { platform: platform as TestPlatform, refreshed: () => refreshed };
    }
    const passUntil = (isSeen: () => unknown) =>
      vi.waitFor(
        async () => {
          await vi.advanceTimersByTimeAsync(5000);
          isSeen();
        },
        { timeout: 10_000 },
      );

    test('is on the balance by itself, and among the transactions', async () => {
      let isPaid = false;
      const { platform, refreshed } = await openUnconfirmed(() => isPaid);
      isPaid = true;
      serveTransactions([transaction(1)], { balance: '2500.00' });
      await passUntil(() => within(own()).getByText('Оплата прошла успешно'));
      expect(refreshed()).toBe(2);
      expect(platform.shownNotices).toEqual([{ tone: 'clear', text: 'Оплата прошла успешно' }]);
      expect(await screen.findByText('Всего операций: 1')).toBeTruthy();
      expect(words(screen.getByRole('region', { name: 'Можно потратить' }))).toContain('2 500 ₽');
    });

    test('does not take away the form of the next one', async () => {
      let isPaid = false;
      const { refreshed } = await openUnconfirmed(() => isPaid);
      act(() => within(own()).getByRole('button', { name: 'К пополнению' }).click());
      isPaid = true;
      await passUntil(() => expect(refreshed()).toBe(2));
      expect(within(own()).getByRole('textbox', { name: 'Сумма' })).toBeTruthy();
    });
  });

  test('whose sum is to be changed offers the sum that was typed', async () => {
    const forms = installFakeWidget();
    serveTopUp(() => false);
    await open();
    await type('750,50');
    await ask(/^Пополнить на 750,50/);
    await waitFor(() => expect(forms).toHaveLength(1));
    forms[0]?.say('modal_close');
    await within(own()).findByText('Пополнение ждёт оплаты');
    await ask('Изменить сумму');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Сумма' }).value).toBe('750,50');
  });
});
