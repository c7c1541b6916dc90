import { productFixture } from '@proverka/contract/product.fixtures';
import { flatFixture } from '@proverka/contract/object.fixtures';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { serveDeals } from './deals-testing.ts';
import { RiskCheckout } from './risk-checkout.tsx';

const server = startTestServer();
let ordered: unknown[] = [];
beforeEach(() => {
  ordered = [];
  sessionStorage.clear();
  localStorage.clear();
  serveDeals(server);
  server.use(
    http.post(`${testApiUrl}/order`, async ({ request }) => {
      const body = (await request.json()) as { order_items: { metadata: { ownersData: unknown[] } }[] };
      ordered = body.order_items.flatMap(({ metadata }) => metadata.ownersData);
      return HttpResponse.json({
        id: '0192f0c1-0000-7000-8000-0000000000aa',
        total_amount: 1299,
        order_items: [
          {
            order_item_id: 'item-1',
            product_id: product.product_id,
            product_name: product.product_name,
            product_type: 'report',
            price: 1299,
          },
        ],
        payment_data: null,
        redirect_url: null,
        use_account_balance: true,
      });
    }),
  );
});

const product = productFixture({
  product_id: '0192f0c1-0000-7000-8000-000000000301',
  product_name: 'RiskAssessment',
  product_name_ru: 'Полная проверка',
  product_price: 1299,
  metadata: { contents: [], expected: { p50: 1, p95: 2, measured: false } },
});
const object = flatFixture({ Number: '78:31:0099001:130', Address: 'г Тестов, ул Образцова, д 1, кв 5' });

const user = userEvent.setup();
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const open = () =>
  renderWithPlatform(
    <RiskCheckout object={object} objectKey={object.Number} products={[product]} wanted="RiskAssessment" />,
    { platform: createTestPlatform({ visitor: { ...testSession, balance: '5000' } }) },
  );

const formOf = async (place: number) =>
  within(await screen.findByRole('form', { name: `Собственник ${place}` }));
async function name(place: number, lastName: string) {
  const form = await formOf(place);
  await user.type(form.getByLabelText('Фамилия'), lastName);
  await user.type(form.getByLabelText('Имя'), 'Иван');
  await user.type(form.getByLabelText('Дата рождения'), '31.01.1980');
  await user.click(form.getByLabelText(/Даю согласие/));
}
async function add(place: number, lastName: string) {
  await name(place, lastName);
  await user.click((await formOf(place)).getByRole('button', { name: 'Добавить в проверку' }));
}
const more = () => press('Добавить ещё собственника');
const isStillChoosing = () => screen.queryByRole('button', { name: 'Продолжить' }) !== null;
const surname = async (place: number) => (await formOf(place)).getByLabelText<HTMLInputElement>('Фамилия');
async function pay() {
  await press(/^Оплатить 1\s299/);
  await waitFor(() => expect(ordered.length).toBeGreaterThan(0));
  return ordered;
}
const person = (last_name: string) => ({ last_name, first_name: 'Иван', birth_date: '1980-01-31' });

describe('going on with an owner in the form', () => {
  test('a single owner is ordered without being added first', async () => {
    open();
    await name(1, 'Тестов');
    await press('Продолжить');
    expect(await pay()).toEqual([person('Тестов')]);
  });

  test('a second owner in an open form is ordered with the first', async () => {
    open();
    await add(1, 'Тестов');
    await more();
    await name(2, 'Образцов');
    await press('Продолжить');
    expect(await pay()).toEqual([person('Тестов'), person('Образцов')]);
  });

  test('a partly filled owner form stops the checkout and focuses the field in error', async () => {
    open();
    await add(1, 'Тестов');
    await more();
    await user.type(await surname(2), 'Образцов');
    await press('Продолжить');
    const form = await formOf(2);
    expect(await form.findAllByText('Обязательное поле')).toHaveLength(2);
    expect(form.getByLabelText('Имя')).toBe(document.activeElement);
    expect(isStillChoosing()).toBe(true);
  });

  test('an untouched owner form adds nobody', async () => {
    open();
    await add(1, 'Тестов');
    await more();
    await press('Продолжить');
    expect(await pay()).toEqual([person('Тестов')]);
  });

  test('an unsaved correction of an owner is ordered', async () => {
    open();
    await add(1, 'Тестов');
    await press('Изменить: Тестов Иван');
    await user.type(await surname(1), 'ин');
    await user.click((await formOf(1)).getByLabelText(/Даю согласие/));
    await press('Продолжить');
    expect(await pay()).toEqual([person('Тестовин')]);
  });

  test('an owner whose form was opened and not changed is ordered as before', async () => {
    open();
    await add(1, 'Тестов');
    await press('Изменить: Тестов Иван');
    await press('Продолжить');
    expect(await pay()).toEqual([person('Тестов')]);
  });
});

describe('a form begun stays as it is', () => {
  test('an open owner form keeps its input while another owner is changed', async () => {
    open();
    await add(1, 'Тестов');
    await more();
    await user.type(await surname(2), 'Образцов');
    await press('Изменить: Тестов Иван');
    expect((await surname(1)).value).toBe('Тестов');
    await user.click((await formOf(1)).getByRole('button', { name: 'Отмена' }));
    expect((await surname(2)).value).toBe('Образцов');
  });

  test('an open owner form keeps its input when the owner before it is removed', async () => {
    open();
    await add(1, 'Тестов');
    await more();
    await user.type(await surname(2), 'Образцов');
    await press('Убрать: Тестов Иван');
    expect((await surname(1)).value).toBe('Образцов');
    expect(screen.queryByText('Тестов Иван')).toBeNull();
  });
});

test('removing the only owner leaves an empty form', async () => {
  open();
  await add(1, 'Тестов');
  await press('Изменить: Тестов Иван');
  await press('Убрать: Тестов Иван');
  expect((await surname(1)).value).toBe('');
  expect((await formOf(1)).queryByRole('button', { name: 'Отмена' })).toBeNull();
});
