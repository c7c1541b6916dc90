import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { staffGrants } from '@proverka/contract/grants';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import {
  exampleComponents,
  exampleDiscount,
  exampleHistory,
  examplePartnerTariff,
  examplePreview,
  exampleProducts,
} from '../controls/prices.fixtures.ts';
import * as page from './admin-prices-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
let sent: { readonly call: string; readonly query: string; readonly body: unknown }[] = [];

const reply = (path: string, body: object) =>
  http.get(`${testApiUrl}${path}`, () => HttpResponse.json(body as Record<string, unknown>));

beforeEach(() => {
  sent = [];
  server.use(
    reply('/admin/products', { products: exampleProducts }),
    reply('/admin/price_component/list', { price_components: exampleComponents }),
    reply('/admin/price_history', {
      history: exampleHistory,
      next: null,
      total: { count: 2, is_more: false },
    }),
    reply('/admin/campaigns', { discounts: [exampleDiscount], total: 1 }),
    reply('/admin/partner/tariff/list_by_partner_id', {
      partner_tariffs: [examplePartnerTariff],
      usual: { reward_percent: 50, min_top_up: 5000 },
    }),
    reply('/admin/views', { views: [] }),
    http.all(`${testApiUrl}/admin/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      sent.push({
        call: `${request.method} ${pathname}`,
        query: search,
        body: JSON.parse(await request.text()) as unknown,
      });
      return HttpResponse.json(pathname.endsWith('preview') ? { ...examplePreview } : {});
    }),
  );
});

const open = (address = '', grants: readonly (typeof staffGrants)[number][] = staffGrants) =>
  renderPage(page, '/admin/prices/', {
    platform: createTestPlatform({
      hostName: 'admin.localhost',
      visitor: { ...testSession, staff: { roles: ['accountant'], grants: [...grants] } },
    }),
    url: `/admin/prices/${address}`,
  });
const product = exampleProducts[0]?.product_id ?? '';

test('a service shows its price for everybody and what comes next, and leads to what it is made of', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /Выписка об/ }));
  expect(row.getByText(/^499\s₽$/)).toBeTruthy();
  expect(row.getByText(/549\s₽ с/)).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toContain(`part=components&product=${product}`);
});

test('a price is planned from a moment of Moscow on, with a reason', async () => {
  await open(`?part=components&product=${product}`);
  const base = within(await screen.findByRole('article', { name: /^Базовая цена/ }));
  const form = within(base.getByRole('form', { name: 'Изменить: Базовая цена', hidden: true }));
  await user.clear(form.getByLabelText('Цена, ₽'));
  await user.type(form.getByLabelText('Цена, ₽'), '599,50');
  await user.type(form.getByLabelText(/^С какого момента(?!:)/), '01.01.2027');
  await user.type(form.getByLabelText(/время/), '09:30');
  await user.click(form.getByRole('button', { name: 'Изменить цену', hidden: true }));
  expect(form.getByText('Напишите, почему')).toBeTruthy();
  await user.type(form.getByLabelText('Причина'), 'Подорожали');
  await user.click(form.getByRole('button', { name: 'Изменить цену', hidden: true }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    call: 'PUT /admin/price_component/update',
    body: { price: 599.5, enabled: true, starts_at: '2027-01-01T06:30:00.000Z', reason: 'Подорожали' },
  });
});

test('a special price needs either a role or an account', async () => {
  await open(`?part=components&product=${product}`);
  const form = within(await screen.findByRole('form', { name: 'Новая составляющая' }));
  await user.type(form.getByLabelText('Цена, ₽'), '400');
  await user.type(form.getByLabelText('Причина'), 'Договор');
  await user.click(form.getByRole('button', { name: 'Добавить составляющую' }));
  expect(form.getByText('Укажите либо роль, либо номер аккаунта')).toBeTruthy();
  await user.selectOptions(form.getByLabelText(/^Роль/), 'Юрист');
  await user.click(form.getByRole('button', { name: 'Добавить составляющую' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    price: 400,
    is_base_product_component: true,
    option: null,
    owners: [{ person_id: null, person_role: 9 }],
  });
});

test('a planned change is taken back with a reason', async () => {
  await open(`?part=components&product=${product}`);
  const form = within(await screen.findByRole('form', { name: /^Снять изменение с/, hidden: true }));
  await user.type(form.getByLabelText('Причина'), 'Передумали');
  await user.click(form.getByRole('button', { name: 'Снять изменение', hidden: true }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    call: 'DELETE /admin/price_component/delete',
    body: { reason: 'Передумали' },
  });
  expect(sent[0]?.query).toContain('price_change_id=');
});

test('a campaign is opened, changed by its own call, and ended', async () => {
  await open('?part=campaigns');
  await user.click(await screen.findByRole('button', { name: 'Осенняя акция' }));
  const form = within(screen.getByRole('form', { name: /^Изменить кампанию/ }));
  await user.clear(form.getByLabelText(/^Насколько/));
  await user.type(form.getByLabelText(/^Насколько/), '30');
  await user.type(form.getByLabelText('Причина'), 'Мало покупают');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    call: `PUT /admin/campaigns/${exampleDiscount.id}`,
    body: { percent: 30, amount: null, starts_at: exampleDiscount.starts_at, reason: 'Мало покупают' },
  });
});

test('what a code is refused for stands at its form', async () => {
  server.use(
    http.post(`${testApiUrl}/admin/campaigns`, () => refusal(409, 'coupon_exists', 'Такой код уже есть')),
  );
  await open('?part=campaigns');
  const form = within(await screen.findByRole('form', { name: 'Начать кампанию' }));
  await user.type(form.getByLabelText(/^Код/), 'autumn');
  await user.type(form.getByLabelText(/^Название/), 'Осень');
  await user.type(form.getByLabelText(/^Насколько/), '10');
  await user.type(form.getByLabelText('Причина'), 'Проба');
  await user.click(form.getByRole('button', { name: 'Начать кампанию' }));
  expect(await form.findByText(/код уже есть/)).toBeTruthy();
});

test('a preview says what somebody would pay, what competed and what is wrong with the code', async () => {
  await open(`?part=preview&product=${product}`);
  const form = within(await screen.findByRole('form', { name: 'Кто сколько заплатит' }));
  await user.type(form.getByLabelText(/^Покупатель/), 'testov@example.com');
  await user.type(form.getByLabelText(/^Купон/), 'NOPE');
  await user.click(form.getByRole('button', { name: 'Посчитать' }));
  const answer = within(await screen.findByRole('region', { name: /^Заплатит\s374/ }));
  expect(answer.getByText(/Такого\sкода\sнет/)).toBeTruthy();
  expect(answer.getByRole('row', { name: /Профи.*Действует/ })).toBeTruthy();
  expect(answer.getByRole('row', { name: /Осенняя акция.*Есть дешевле/ })).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    product_id: product,
    email: 'testov@example.com',
    code: 'NOPE',
    options: [],
  });
});

test("a partner's tariff is given with terms that can be", async () => {
  await open('?part=partner-tariffs');
  const form = within(await screen.findByRole('form', { name: 'Новый тариф партнёра' }));
  await user.type(form.getByLabelText('Причина'), 'Договор');
  await user.click(form.getByRole('button', { name: 'Назначить тариф' }));
  expect(form.getByText('Введите номер аккаунта партнёра')).toBeTruthy();
  await user.type(form.getByLabelText(/^Номер аккаунта/), examplePartnerTariff.partnerID);
  await user.clear(form.getByLabelText(/^Процент/));
  await user.type(form.getByLabelText(/^Процент/), '70');
  await user.click(form.getByRole('button', { name: 'Назначить тариф' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    call: 'POST /admin/partner/tariff/add',
    body: { partnerID: examplePartnerTariff.partnerID, reward_percent: 70, min_top_up: 5000 },
  });
});

test('the history says who changed what from when on, and why', async () => {
  await open('?part=history');
  const row = within(await screen.findByRole('row', { name: /Подорожали выписки/ }));
  expect(row.getByText(/Base, 499\s₽/)).toBeTruthy();
  expect(row.getByText(/Base, 549\s₽/)).toBeTruthy();
});

test('parts are shown to those who may open them', async () => {
  await open('', ['prices']);
  expect(screen.queryByRole('tab', { name: 'Купоны' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'История' })).toBeTruthy();
});
