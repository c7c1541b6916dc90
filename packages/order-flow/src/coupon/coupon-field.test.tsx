import { flatFixture } from '@proverka/contract/object.fixtures';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderWithPlatform,
  testApiUrl,
  testSession,
  textOf,
} from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { CheckOrderScreen } from '../check/check-order-screen.tsx';
import { ObjectOrderScreen } from '../screens/object-order-screen.tsx';
import { couponFor, productAt } from './coupon-examples.ts';

const server = startTestServer();
const extract = productAt(499, 'EgrnObject', 'Выписка об объекте');
const check = productAt(99, 'CheckPerson', 'Проверка человека');
let asked: string[] = [];
let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  asked = [];
  sent = [];
  sessionStorage.clear();
  server.use(
    http.post(`${testApiUrl}/coupon`, async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      asked.push(code);
      return code === 'SPRING'
        ? HttpResponse.json(
            couponFor([
              [extract, 399],
              [check, 49.5],
            ]),
          )
        : refusal(404, 'coupon_not_found', 'Такого кода нет. Проверьте, нет ли в нём опечатки');
    }),
    http.post(`${testApiUrl}/order`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return refusal(409, 'coupon_used', 'Этот код уже использован.');
    }),
  );
});

const object = flatFixture();

const user = userEvent.setup();
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const composition = async () => {
  const heading = await screen.findByRole('heading', { name: 'Состав заказа' });
  return textOf(heading.parentElement?.parentElement);
};

function openObject(visitor: typeof testSession | null = testSession, url = '/') {
  renderWithPlatform(
    <ObjectOrderScreen object={object} objectKey={object.Number} products={[extract]} preselected={[]} />,
    { platform: createTestPlatform(visitor ? { visitor } : {}), url },
  );
}

function openCheck() {
  const subject = { last_name: 'Тестов', first_name: 'Иван', middle_name: '', birth_date: '1980-01-31' };
  renderWithPlatform(
    <CheckOrderScreen draft={{ product_name: 'CheckPerson', subject }} products={[check]} editPath="/" />,
    { platform: createTestPlatform({ visitor: testSession }) },
  );
}

describe.each([
  ['an object', openObject, 'Выписка об объекте399 ₽Базовая цена499 ₽Весенний купон−100 ₽Итого399 ₽', '399'],
  [
    'a person',
    openCheck,
    'Проверка человека49,50 ₽Базовая цена99 ₽Весенний купон−49,50 ₽Итого49,50 ₽',
    '49,50',
  ],
] as const)('the checkout of %s', (_about, open, lines, price) => {
  test('a coupon code is accepted, shows the price breakdown and determines the payment', async () => {
    open();
    await press('Продолжить');
    await user.type(await screen.findByLabelText(/Промокод или купон/), ' SPRING{Enter}');
    expect(await screen.findByRole('status')).toBe(screen.getByText('Применён: Весенний купон'));
    expect(await composition()).toContain(lines);
    await press(new RegExp(`^Оплатить ${price}`));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      order_items: [{ coupon_id: 'coupon-1' }],
      expected_total: Number(price.replace(',', '.')),
    });
    // Used up in the meantime: shown beside the total, and the code is checked again.
    expect((await screen.findByRole('alert')).textContent).toBe('Этот код уже использован.');
    await waitFor(() => expect(asked).toEqual(['SPRING', 'SPRING']));
  });

  test('removing the code restores the list price', async () => {
    open();
    await press('Продолжить');
    await user.type(await screen.findByLabelText(/Промокод или купон/), 'SPRING{Enter}');
    await press('Убрать код');
    expect(await composition()).not.toContain('Весенний купон');
    expect(screen.getByLabelText(/Промокод или купон/)).toBeTruthy();
  });
});

test('an unknown or empty code is refused beside the field, and the price stays the same', async () => {
  openObject();
  await press('Продолжить');
  await press('Применить');
  expect(await screen.findByText('Обязательное поле')).toBeTruthy();
  await user.type(screen.getByLabelText(/Промокод или купон/), 'nothing');
  await press('Применить');
  expect(await screen.findByText(/^Такого кода нет/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Оплатить 499/ })).toBeTruthy();
});

test.each([
  ['is switched off', () => refusal(404, 'coupon_not_found', 'Такого кода нет')],
  ['is for another report', () => HttpResponse.json(couponFor([[check, 0]]))],
])('the free-risk coupon that %s is not mentioned, because nobody entered it', async (_what, answer) => {
  let isAnswered = false;
  server.use(
    http.post(`${testApiUrl}/coupon`, () => {
      isAnswered = true;
      return answer();
    }),
  );
  openObject(testSession, '/?onlyRisk=true&coupon=freerisk');
  await press('Продолжить');
  await waitFor(() => expect(isAnswered).toBe(true));
  expect((await screen.findByLabelText<HTMLInputElement>(/Промокод или купон/)).value).toBe('');
  expect(await screen.findByRole('button', { name: /^Оплатить 499/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a guest can enter a code beside the contacts without submitting them', async () => {
  openObject(null);
  await press('Продолжить');
  await user.type(await screen.findByLabelText(/Промокод или купон/), 'SPRING{Enter}');
  expect(await screen.findByRole('button', { name: /Перейти к оплате 399/ })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a reduced price is shown beside the struck-out list price', async () => {
  const onTariff = {
    ...extract,
    product_price: 449,
    price_breakdown: {
      total: 449,
      list: 499,
      code: null,
      parts: [
        { kind: 'base' as const, title: 'Базовая цена', amount: 499 },
        { kind: 'tariff' as const, title: 'Тариф «Стандарт»', amount: -50 },
      ],
    },
  };
  renderWithPlatform(
    <ObjectOrderScreen object={object} objectKey={object.Number} products={[onTariff]} preselected={[]} />,
    { platform: createTestPlatform({ visitor: testSession }) },
  );
  expect(textOf((await screen.findByText('Прежняя цена:')).parentElement)).toContain('499 ₽');
  await press('Продолжить');
  expect(await composition()).toContain('449 ₽Базовая цена499 ₽Тариф «Стандарт»−50 ₽Итого449 ₽');
});
