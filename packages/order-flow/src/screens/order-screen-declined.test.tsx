import { createTestPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { failDelaysMs } from '../payment/await-payment.ts';
import { orderId, press, openCheckout, startObjectCheckout, user } from './object-checkout-testing.tsx';

const { at, server } = startObjectCheckout();

/** A user whose bank declines the card; the screen looks whether it was paid after all, and is given `answer` when it asks why not. */
async function payDeclined(answer: () => Response | Promise<Response>) {
  at.isPaid = false;
  openCheckout(createTestPlatform({ visitor: testSession }));
  await press('Продолжить');
  await user.click(await screen.findByRole('radio', { name: /картой/ }));
  await press(/^Оплатить 998/);
  await waitFor(() => expect(at.forms).toHaveLength(1));
  let looks = 0;
  server.use(
    http.get(`${testApiUrl}/check_order_paid/${orderId}`, () => {
      looks += 1;
      return looks <= failDelaysMs.length ? HttpResponse.json({ is_order_paid: false }) : answer();
    }),
  );
  at.forms[0]?.say('fail');
  await screen.findByText('Оплата не прошла');
}

test('while the reason of a declined payment is asked, that is said, and then the reason', async () => {
  const answer = Promise.withResolvers<void>();
  await payDeclined(async () => {
    await answer.promise;
    return HttpResponse.json({ is_order_paid: false, decline: 'На карте не хватает денег.' });
  });
  expect(screen.getByText(/Узнаём, почему платёж отклонён/)).toBeTruthy();
  expect(screen.queryByText(/так бывает/)).toBeNull();
  answer.resolve();
  expect(await screen.findByText(/На карте не хватает денег/)).toBeTruthy();
  expect(screen.queryByText(/Узнаём/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Оплатить 998/ })).toBeTruthy();
});

test.each([
  ['nobody says why', () => HttpResponse.json({ is_order_paid: false })],
  ['the server does not answer', () => HttpResponse.error()],
])('when %s, a declined payment is explained in general words', async (_when, answer) => {
  await payDeclined(async () => {
    await delay(1);
    return answer();
  });
  expect(await screen.findByText(/Платёжный сервис отклонил платёж/)).toBeTruthy();
  expect(screen.queryByText(/Узнаём/)).toBeNull();
});

test('a known reason stays while it is asked again, as when the buyer comes back from the bank', async () => {
  const again = Promise.withResolvers<void>();
  let asked = 0;
  await payDeclined(async () => {
    asked += 1;
    if (asked > 1) await again.promise;
    return HttpResponse.json({ is_order_paid: false, decline: 'На карте не хватает денег.' });
  });
  expect(await screen.findByText(/На карте не хватает денег/)).toBeTruthy();
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.queryByText(/Узнаём, почему/)).toBeNull();
  expect(screen.getByText(/На карте не хватает денег/)).toBeTruthy();
  again.resolve();
});
