import { productFixture } from '@proverka/contract/product.fixtures';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { checkDraft, type CheckDraft } from '../check-draft/check-draft.ts';
import { CheckOrderScreen } from './check-order-screen.tsx';

const server = startTestServer();
let ordered: unknown[] = [];
beforeEach(() => {
  ordered = [];
  sessionStorage.clear();
  server.use(
    http.post(`${testApiUrl}/order`, async ({ request }) => {
      ordered.push(await request.json());
      return HttpResponse.json({}, { status: 500 });
    }),
  );
});

const product = (name: string, title: string) =>
  productFixture({
    product_id: `p-${name}`,
    product_name: name,
    product_name_ru: title,
    product_price: 99,
    metadata: { contents: [title], expected: { p50: 60, p95: 300, measured: false } },
  });
const products = [
  product('CheckPerson', 'Проверка физического лица'),
  product('CreditRating', 'Кредитный рейтинг'),
];

const bare = { last_name: 'Образцов', first_name: 'Иван', birth_date: '1980-02-01' };
const person: CheckDraft = { product_name: 'CheckPerson', subject: bare };

/** The checkout with the draft of this tab, as after a reload. */
function open(draft = checkDraft().read() ?? person) {
  const platform = createTestPlatform({ hostName: 'fizcheck.localhost', visitor: testSession });
  return renderWithPlatform(<CheckOrderScreen draft={draft} products={products} editPath="/" />, {
    platform,
  });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const goOn = async () => {
  await press('Продолжить');
  await screen.findByRole('button', { name: /^Оплатить/ });
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const inn = () => region('Можно добавить').getByLabelText<HTMLInputElement>(/^ИНН/);
/** Back in the steps of the order. */
const stepBack = () => press('Услуги');
const retype = async (field: HTMLInputElement, text: string) => {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};
const orderedSubject = async () => {
  await press(/^Оплатить/);
  await waitFor(() => expect(ordered).toHaveLength(1));
  const [order] = ordered as [{ order_items: { metadata: { ownersData: unknown[] } }[] }];
  return order.order_items[0]?.metadata.ownersData[0];
};

test('an optional field entered before payment can be corrected by who steps back', async () => {
  open();
  await userEvent.type(inn(), '500100732259');
  await goOn();
  await stepBack();
  expect(inn().value).toBe('500100732259');
  await retype(inn(), '123');
  await press('Продолжить');
  expect(await region('Можно добавить').findByText(/ИНН может состоять только/)).toBeTruthy();
  await retype(inn(), '770000000082');
  await goOn();
  expect(await orderedSubject()).toEqual({ ...bare, inn: '770000000082' });
});

test('an optional field that is emptied again is no part of the order', async () => {
  open();
  await userEvent.type(inn(), '500100732259');
  await goOn();
  await stepBack();
  await retype(inn(), '');
  await goOn();
  expect(checkDraft().read()).toEqual(person);
  expect(await orderedSubject()).toEqual(bare);
});

test('required data stay where they were entered, also after a reload, and are asked for by the same rules', async () => {
  const before = open();
  await userEvent.click(screen.getByRole('checkbox', { name: /Кредитный рейтинг/ }));
  const asked = () => region('Нужны ещё данные');
  await userEvent.type(asked().getByLabelText('Серия паспорта'), '0010');
  await userEvent.type(asked().getByLabelText('Номер паспорта'), '100001');
  await goOn();
  before.unmount();
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: /Кредитный рейтинг/ }));
  const number = asked().getByLabelText<HTMLInputElement>('Номер паспорта');
  expect(number.value).toBe('100001');
  await retype(number, '');
  await press('Продолжить');
  expect(await asked().findByText('Обязательное поле')).toBeTruthy();
  await retype(number, '200002');
  await goOn();
  expect(await orderedSubject()).toEqual({ ...bare, passport_series: '0010', passport_number: '200002' });
});
