import { productFixture } from '@proverka/contract/product.fixtures';
import type { Product } from '@proverka/contract/product';
import { checkDraft } from '@proverka/order-flow/check-draft';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { renderWithPlatform, testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { PersonCheckForm } from './person-check-form.tsx';

const server = startTestServer();
beforeEach(() => sessionStorage.clear());

const product = productFixture({
  product_id: '0192f0c1-0000-7000-8000-00000000b001',
  product_name: 'CheckOwnerV2',
  product_name_ru: 'Проверка собственника',
  metadata: { contents: [], expected: { p50: 1800, p95: 1800, measured: false } },
});

const sell = (products: readonly Product[]) =>
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json(products)));

const open = () => renderWithPlatform(<PersonCheckForm productName="CheckOwnerV2" />);

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Проверить собственника' }));

async function fillIn() {
  await userEvent.type(field(/Фамилия/), 'Образцов');
  await userEvent.type(field(/^Имя/), 'Иван');
  await userEvent.type(field(/Дата рождения/), '01021980');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Регион/ }), 'Москва');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('an empty check form shows what is missing at each field and stores nothing', async () => {
  sell([]);
  open();
  await send();
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(3);
  expect(screen.getByText('Чтобы продолжить, установите этот флажок')).toBeTruthy();
  expect(checkDraft().read()).toBeNull();
});

test('a passport with one field missing asks for the other and keeps the input', async () => {
  sell([]);
  open();
  await fillIn();
  await userEvent.type(field(/Серия паспорта/), '4510');
  await send();
  expect(await screen.findByText('Обязательное поле')).toBeTruthy();
  expect(field(/Фамилия/).value).toBe('Образцов');
});

test('a check on sale is stored as a draft and continues to its order', async () => {
  sell([product]);
  const { location } = open();
  await fillIn();
  await send();
  await waitFor(() => expect(location()).toBe('/fizcheckCheckout/'));
  expect(checkDraft().read()).toEqual({
    product_name: 'CheckOwnerV2',
    subject: { last_name: 'Образцов', first_name: 'Иван', birth_date: '1980-02-01', region: '77' },
  });
});

test('a check that is not on sale says so and offers alternatives', async () => {
  sell([]);
  const { location } = open();
  await fillIn();
  await send();
  expect(await screen.findByText('Сейчас эту проверку заказать нельзя')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'заказать выписку об объекте' })).toBeTruthy();
  expect(location()).toBe('/');
});

test('a catalogue that does not answer is not mistaken for an empty one', async () => {
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.error()));
  open();
  await fillIn();
  await send();
  expect(await screen.findByText('Каталог услуг не ответил')).toBeTruthy();
});

test('input of this tab is restored, except for the consent', async () => {
  checkDraft().save({
    product_name: 'CheckOwnerV2',
    subject: { last_name: 'Тестов', first_name: 'Пётр', birth_date: '1980-02-01' },
  });
  open();
  await waitFor(() => expect(field(/Фамилия/).value).toBe('Тестов'));
  expect(field(/Дата рождения/).value).toBe('01.02.1980');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
