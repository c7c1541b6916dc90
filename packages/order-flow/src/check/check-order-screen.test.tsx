import { placedOrderFixture } from '@proverka/contract/order.fixtures';
import { productFixture } from '@proverka/contract/product.fixtures';
import type { Product } from '@proverka/contract/product';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderWithPlatform,
  testApiUrl,
  testSession,
  textOf,
} from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDraft, type CheckDraft } from '../check-draft/check-draft.ts';
import { installFakeWidget, type FakeForm } from '../payment/fake-widget.ts';
import { CheckOrderScreen } from './check-order-screen.tsx';

const server = startTestServer();
const itemId = '0192f0c1-0000-7000-8000-0000000000bb';
const { id: orderId } = placedOrderFixture();
let forms: FakeForm[] = [];
let sent: Record<string, unknown>[] = [];
beforeEach(() => {
  forms = installFakeWidget();
  sent = [];
  sessionStorage.clear();
  localStorage.clear();
  for (const path of ['order', 'regorder']) {
    server.use(
      http.post(`${testApiUrl}/${path}`, async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>);
        const order = placed(sent.at(-1)?.['use_account_balance'] === true ? null : 'ct-1');
        return HttpResponse.json(
          path === 'order' ? order : { jwt: { token: '' }, data: { order, person: {} }, session: 'opened' },
        );
      }),
    );
  }
});
afterEach(() => {
  delete window.YooMoneyCheckoutWidget;
});

const placed = (token: string | null) =>
  placedOrderFixture(token, {
    total_amount: 29,
    order_items: [
      {
        order_item_id: itemId,
        product_id: 'p-CheckFssp',
        product_name: 'CheckFssp',
        product_type: 'report',
        price: 29,
      },
    ],
  });

const product = (name: string, title: string, price: number, contents = [title]): Product =>
  productFixture({
    product_id: `p-${name}`,
    product_name: name,
    product_name_ru: title,
    product_price: price,
    metadata: { contents, expected: { p50: 60, p95: 300, measured: false } },
  });
const products = [
  product('CheckFssp', 'Долги у приставов', 29),
  product('CheckPerson', 'Проверка физического лица', 99, [
    'Долги у приставов',
    'Налоги',
    'Суды',
    'Розыск',
    'Паспорт',
    'ИНН',
  ]),
  product('CheckBankruptcy', 'Банкротство', 29),
  product('CreditRating', 'Кредитный рейтинг', 299),
  product('CheckAuto', 'Проверка автомобиля', 199, ['Залог и розыск']),
];

const ivan = { last_name: 'Образцов', first_name: 'Иван', birth_date: '1980-02-01', region: '77' };
const fssp: CheckDraft = { product_name: 'CheckFssp', subject: ivan };

function open(draft: CheckDraft, visitor = testSession) {
  const platform = createTestPlatform({ hostName: 'fizcheck.localhost', visitor });
  return renderWithPlatform(
    <CheckOrderScreen draft={draft} products={products} editPath="/proverka-fssp/" />,
    { platform },
  );
}
const guest = () =>
  renderWithPlatform(<CheckOrderScreen draft={fssp} products={products} editPath="/proverka-fssp/" />, {
    platform: createTestPlatform({ hostName: 'fizcheck.localhost' }),
  });

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const items = () => sent.at(-1)?.['order_items'] as { product_id: string; metadata: object }[];

describe("products of a check's order", () => {
  test('the visitor orders the check or the wider one that contains it, both briefly described', async () => {
    open(fssp);
    const scope = within(screen.getByRole('group', { name: 'Объём проверки' }));
    const [own, wider] = scope.getAllByRole<HTMLInputElement>('radio');
    expect(own?.checked).toBe(true);
    expect(textOf(wider?.closest('label') ?? null)).toMatch(
      /Долги у приставов, налоги, суды, розыск и ещё 2 проверки\. Срок: около 1 минуты.*99 ₽/,
    );
    await userEvent.click(scope.getByRole('radio', { name: /Проверка физического лица/ }));
    expect(textOf(screen.getByRole('status'))).toContain('99 ₽');
  });

  test('an added check is kept only if it is offered with the new main one', async () => {
    open(fssp);
    await userEvent.click(screen.getByRole('checkbox', { name: /Банкротство/ }));
    expect(textOf(screen.getByRole('status'))).toContain('58 ₽');
    await userEvent.click(screen.getByRole('radio', { name: /Проверка физического лица/ }));
    expect(screen.queryByRole('checkbox', { name: /Банкротство/ })).toBeNull();
    expect(textOf(screen.getByRole('status'))).toContain('99 ₽');
  });

  test('the order of a check has the person in its metadata and no name in its key', async () => {
    open(fssp);
    await press('Продолжить');
    await press(/^Оплатить/);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(items()).toEqual([
      {
        product_id: 'p-CheckFssp',
        object_key: 'person',
        object_address: '',
        metadata: { ownersData: [ivan] },
      },
    ]);
  });

  test('a car is identified by its number in the order', async () => {
    open({ product_name: 'CheckAuto', subject: { plate: 'А123ВС77' } });
    expect(textOf(screen.getByRole('region', { name: 'О чём отчёт' }))).toContain('А 123 ВС 77');
    await press('Продолжить');
    await press(/^Оплатить/);
    await waitFor(() => expect(items()[0]?.metadata).toEqual({ entityAuto: { plate: 'А123ВС77' } }));
  });
});

describe('data required by the chosen checks', () => {
  test('missing fields are asked for in place, by the rules of the form, and sent with the order', async () => {
    open({ product_name: 'CheckPerson', subject: ivan });
    expect(screen.queryByRole('region', { name: 'Нужны ещё данные' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /Кредитный рейтинг/ }));
    const asked = screen.getByRole('region', { name: 'Нужны ещё данные' });
    await press('Продолжить');
    expect(await within(asked).findAllByText('Обязательное поле')).toHaveLength(2);
    await userEvent.type(within(asked).getByLabelText('Серия паспорта'), '0010');
    await userEvent.type(within(asked).getByLabelText('Номер паспорта'), '100001');
    await press('Продолжить');
    const completed = { ...ivan, passport_series: '0010', passport_number: '100001' };
    await waitFor(() => expect(checkDraft().read()?.subject).toEqual(completed));
    await press(/^Оплатить/);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(items().map(({ metadata }) => metadata)).toEqual([
      { ownersData: [completed] },
      { ownersData: [completed] },
    ]);
  });
});

describe('data that may be added', () => {
  const bare = { last_name: 'Образцов', first_name: 'Иван', birth_date: '1980-02-01' };
  const whole: CheckDraft = { product_name: 'CheckPerson', subject: bare };
  const addable = () => screen.getByRole('region', { name: 'Можно добавить' });

  test('before payment every optional field says which result it adds, and one may go on without any', async () => {
    open(whole);
    const words = textOf(addable());
    expect(words).toContain('Необязательно');
    expect(words).toContain('Добавит ответы: действителен ли паспорт, какой ИНН по нему выдан');
    expect(words).toContain('Добавит ответ о налоговой задолженности и отличит от тёзок');
    expect(words).toContain('некоторые источники ищут только по региону');
    await press('Продолжить');
    await press(/^Оплатить/);
    await waitFor(() => expect(items()[0]?.metadata).toEqual({ ownersData: [bare] }));
  });

  test('what is added is sent with the order, by the rules of the form', async () => {
    open(whole);
    await userEvent.type(within(addable()).getByLabelText(/^ИНН/), '123');
    await press('Продолжить');
    expect(await within(addable()).findByText(/ИНН может состоять только/)).toBeTruthy();
    await userEvent.clear(within(addable()).getByLabelText(/^ИНН/));
    await userEvent.type(within(addable()).getByLabelText(/^ИНН/), '500100732259');
    await press('Продолжить');
    await press(/^Оплатить/);
    await waitFor(() =>
      expect(items()[0]?.metadata).toEqual({ ownersData: [{ ...bare, inn: '500100732259' }] }),
    );
  });

  test('what the subject has, or the check cannot use, is not asked for', () => {
    open({ product_name: 'CheckFssp', subject: ivan });
    expect(screen.queryByRole('region', { name: 'Можно добавить' })).toBeNull();
  });
});

describe('the draft of the form', () => {
  const passport = { ...fssp, subject: { ...ivan, passport_series: '0010', passport_number: '100001' } };
  const order = async (draft: CheckDraft, method?: RegExp) => {
    const { location } = open(draft);
    const page = location();
    await press('Продолжить');
    if (method) await userEvent.click(screen.getByRole('radio', { name: method }));
    await press(/^Оплатить/);
    return { hasGoneOn: () => location() !== page };
  };

  test('the draft is forgotten once the order is paid', async () => {
    checkDraft().save(passport);
    const { hasGoneOn } = await order(passport);
    await waitFor(() => expect(hasGoneOn()).toBe(true));
    expect(checkDraft().read()).toBeNull();
  });

  test('the draft is kept while the order waits for payment', async () => {
    checkDraft().save(passport);
    await order(passport, /картой/);
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(checkDraft().read()).toEqual(passport);
  });

  test('a draft about another person made in the meantime is kept', async () => {
    const next = { ...fssp, subject: { ...ivan, first_name: 'Пётр' } };
    checkDraft().save(next);
    const { hasGoneOn } = await order(passport);
    await waitFor(() => expect(hasGoneOn()).toBe(true));
    expect(checkDraft().read()).toEqual(next);
  });
});

describe('the buyer of a check', () => {
  test('a guest registers within the order, with both consents', async () => {
    guest();
    await press('Продолжить');
    await userEvent.type(await screen.findByLabelText('E-mail'), 'testov@example.com');
    await userEvent.type(screen.getByLabelText('Телефон'), '9990001122');
    await press(/Перейти к оплате/);
    expect(await screen.findAllByText('Чтобы продолжить, установите этот флажок')).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: /публичной оферты/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /обработку персональных данных/ }));
    await press(/Перейти к оплате/);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      email: 'testov@example.com',
      consent: { offer_version: expect.any(String), personal_data_version: expect.any(String) },
      metadata: { orderType: 'person' },
    });
  });

  test('a repeated order leads to the existing check or, on confirmation, buys it again', async () => {
    let isRefused = true;
    server.use(
      http.post(`${testApiUrl}/order`, async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>);
        if (!isRefused) return HttpResponse.json(placed('ct-1'));
        isRefused = false;
        return refusal(409, 'already_ordered', 'Вы только что заказали эту же проверку', {
          existing: { order_id: orderId, order_item_id: itemId },
        });
      }),
    );
    open(fssp);
    await press('Продолжить');
    await press(/^Оплатить/);
    const existing = await screen.findByRole('link', { name: 'Открыть отчёт' });
    expect(existing.getAttribute('href')).toBe(`/check-person/${itemId}/`);
    await press('Заказать ещё раз');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(items()[0]).toMatchObject({ refresh: true });
  });
});
