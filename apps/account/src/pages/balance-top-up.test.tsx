import { placedOrderFixture } from '@proverka/contract/order.fixtures';
import { installFakeWidget } from '@proverka/order-flow/fake-widget';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { testApiUrl, type TestPlatform, textOf } from '@proverka/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { id, openBalance, transaction, transactionsOf } from './balance-testing.tsx';

const server = startTestServer();
beforeEach(() => server.use(transactionsOf([])));
afterEach(() => {
  delete window.YooMoneyCheckoutWidget;
});

describe('a top-up', () => {
  const placed = (token: string | null) =>
    placedOrderFixture(token, {
      id: id(9),
      total_amount: 3000,
      order_items: [],
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

  test('a top-up of a preset amount is paid in the form, and the balance grows', async () => {
    const forms = installFakeWidget();
    const bodies = serveTopUp(() => true);
    let refreshed = 0;
    const { platform } = await openBalance('/user/balance/', () => (refreshed += 1));
    // Entering the page reads the balance anew, after the page is shown.
    await waitFor(() => expect(refreshed).toBe(1));
    await ask(/^3\s000\s₽$/);
    await ask(/^Пополнить на 3\s000\s₽$/);
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(bodies[0]?.body).toEqual({ amount: 3000, payment_source: 'yookassa' });
    forms[0]?.say('success');
    expect(await within(own()).findByText('Оплата прошла успешно')).toBeTruthy();
    expect(textOf(own())).toContain('3 000 ₽ уже на балансе');
    expect(refreshed).toBe(2);
    expect((platform as TestPlatform).shownNotices).toEqual([
      { tone: 'clear', text: 'Оплата прошла успешно' },
    ]);
  });

  test('a top-up whose form was closed can be paid in another form or changed', async () => {
    const forms = installFakeWidget();
    let isPaid = false;
    serveTopUp(() => isPaid);
    await openBalance();
    await ask(/^Пополнить на 1/);
    await waitFor(() => expect(forms).toHaveLength(1));
    forms[0]?.say('modal_close');
    expect(await within(own()).findByText('Пополнение ждёт оплаты')).toBeTruthy();
    expect(textOf(own())).toContain('Пользователь закрыл форму. Деньги не списаны');
    isPaid = true;
    await ask(/^Оплатить 1\s000\s₽$/);
    await waitFor(() => expect(forms).toHaveLength(2));
    expect(forms[1]?.token).toBe('ct-2');
    forms[1]?.say('success');
    expect(await within(own()).findByText('Оплата прошла успешно')).toBeTruthy();
    await ask('Пополнить ещё');
    expect(within(own()).getByRole('textbox', { name: 'Сумма' })).toBeTruthy();
  });

  test('a top-up that the bank declined says that the reason is asked, and then the reason', async () => {
    const forms = installFakeWidget();
    serveTopUp(() => false);
    await openBalance();
    await ask(/^Пополнить на 1/);
    await waitFor(() => expect(forms).toHaveLength(1));
    const answer = Promise.withResolvers<void>();
    let looks = 0;
    server.use(
      // Twice whether it was paid after all; then why not.
      http.get(`${testApiUrl}/check_order_paid/${id(9)}`, async () => {
        looks += 1;
        if (looks <= 2) return HttpResponse.json({ is_order_paid: false });
        await answer.promise;
        return HttpResponse.json({ is_order_paid: false, decline: 'На карте не хватает денег.' });
      }),
    );
    forms[0]?.say('fail');
    expect(await within(own()).findByText('Оплата не прошла')).toBeTruthy();
    expect(textOf(own())).toContain('Узнаём, почему платёж отклонён… Деньги не списаны.');
    answer.resolve();
    await waitFor(() => expect(textOf(own())).toContain('На карте не хватает денег. Деньги не списаны.'));
  });

  test.each([
    ['', 'Обязательное поле'],
    ['0', 'Значение должно быть положительным числом'],
    ['-5', 'Значение должно быть положительным числом'],
    ['сто', 'Значение должно быть положительным числом'],
    ['10,999', 'Не больше двух знаков после запятой'],
    ['350001', 'Не больше 350 000 ₽ за одно пополнение'],
  ])('a top-up of «%s» is not requested: «%s»', async (typed, mistake) => {
    const bodies = serveTopUp(() => false);
    await openBalance();
    const field = screen.getByRole('textbox', { name: 'Сумма' });
    await userEvent.clear(field);
    if (typed !== '') await userEvent.type(field, typed);
    await ask('Пополнить');
    expect(await within(own()).findByText(mistake)).toBeTruthy();
    expect(bodies).toEqual([]);
  });

  test('a refused top-up is requested again with the same key', async () => {
    const forms = installFakeWidget();
    const bodies = serveTopUp(() => false);
    server.use(
      http.post(
        `${testApiUrl}/top_up`,
        async ({ request }) => {
          bodies.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
          return refusal(503, 'payment_provider_unavailable', 'Платёжный сервис не отвечает');
        },
        { once: true },
      ),
    );
    await openBalance();
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
      const { platform } = await openBalance('/user/balance/', () => (refreshed += 1));
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

    test('a late top-up appears on the balance and among the transactions by itself', async () => {
      let isPaid = false;
      const { platform, refreshed } = await openUnconfirmed(() => isPaid);
      isPaid = true;
      server.use(transactionsOf([transaction(1)], { balance: '2500.00' }));
      await passUntil(() => within(own()).getByText('Оплата прошла успешно'));
      expect(refreshed()).toBe(2);
      expect(platform.shownNotices).toEqual([{ tone: 'clear', text: 'Оплата прошла успешно' }]);
      expect(await screen.findByText('Всего операций: 1')).toBeTruthy();
      expect(textOf(screen.getByRole('region', { name: 'Можно потратить' }))).toContain('2 500 ₽');
    });

    test('a late top-up does not close the form of the next one', async () => {
      let isPaid = false;
      const { refreshed } = await openUnconfirmed(() => isPaid);
      act(() => within(own()).getByRole('button', { name: 'К пополнению' }).click());
      isPaid = true;
      await passUntil(() => expect(refreshed()).toBe(2));
      expect(within(own()).getByRole('textbox', { name: 'Сумма' })).toBeTruthy();
    });
  });

  test('changing the amount of a late top-up starts from the typed amount', async () => {
    const forms = installFakeWidget();
    serveTopUp(() => false);
    await openBalance();
    await type('750,50');
    await ask(/^Пополнить на 750,50/);
    await waitFor(() => expect(forms).toHaveLength(1));
    forms[0]?.say('modal_close');
    await within(own()).findByText('Пополнение ждёт оплаты');
    await ask('Изменить сумму');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Сумма' }).value).toBe('750,50');
  });
});
