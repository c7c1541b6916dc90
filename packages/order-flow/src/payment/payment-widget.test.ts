import { afterEach, expect, test, vi } from 'vitest';
import { installFakeWidget } from './fake-widget.ts';
import { showPaymentForm } from './payment-widget.ts';

const url = 'http://payment.test/checkout-widget.js';
const scripts = () => [...document.scripts].filter(({ src }) => src === url);

afterEach(() => {
  delete window.YooMoneyCheckoutWidget;
  for (const script of scripts()) script.remove();
});

async function opened() {
  const forms = installFakeWidget();
  const stop = new AbortController();
  const outcome = showPaymentForm(url, 'ct-1', stop.signal);
  const form = await vi.waitFor(() => forms[0] ?? expect.unreachable('The form was not shown'), {
    timeout: 10_000,
  });
  return { form, outcome, stop };
}

test.each([
  ['success', 'success'],
  ['fail', 'fail'],
  ['complete', 'success'],
  ['modal_close', 'closed'],
] as const)('the widget event «%s» means %s and closes the form', async (event, meaning) => {
  const { form, outcome } = await opened();
  expect(form.token).toBe('ct-1');
  form.say(event);
  expect(await outcome).toBe(meaning);
  expect(form.isShown()).toBe(false);
});

test('the first event of the payment form counts', async () => {
  const { form, outcome } = await opened();
  form.say('fail');
  form.say('success');
  expect(await outcome).toBe('fail');
});

test('an expired token means that the form cannot be shown', async () => {
  const { form, outcome } = await opened();
  form.breakDown('token_expired');
  expect(await outcome).toBe('broken');
  expect(form.isShown()).toBe(false);
});

test('leaving the page removes the payment form', async () => {
  const { form, outcome, stop } = await opened();
  stop.abort();
  expect(await outcome).toBe('closed');
  expect(form.isShown()).toBe(false);
});

test("the widget's script is loaded once per page, with CORS, and again after a failure", async () => {
  const { signal } = new AbortController();
  const first = showPaymentForm(url, 'ct-1', signal);
  const second = showPaymentForm(url, 'ct-2', signal);
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]?.crossOrigin).toBe('anonymous');
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(await Promise.all([first, second])).toEqual(['broken', 'broken']);
  expect(scripts()).toHaveLength(0);

  const third = showPaymentForm(url, 'ct-3', signal);
  const forms = installFakeWidget();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(forms).toHaveLength(1), { timeout: 5000 });
  forms[0]?.say('success');
  expect(await third).toBe('success');
});
