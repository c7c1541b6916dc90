import type { DealSeller } from '@proverka/contract/deal';
import { placedOrderFixture } from '@proverka/contract/order.fixtures';
import { flatFixture } from '@proverka/contract/object.fixtures';
import { productFixture } from '@proverka/contract/product.fixtures';
import { dealDraft } from '@proverka/order-flow/deal-draft';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { serveDeals, type FakeDeal } from './deals-testing.ts';
import { RiskCheckout } from './risk-checkout.tsx';

const server = startTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const product = productFixture({ product_name: 'RiskAssessment', product_price: 1299 });
const object = flatFixture({ Number: '78:31:0099001:130', Address: 'г Тестов, ул Образцова, д 1, кв 5' });
const folder = (...sellers: DealSeller[]): FakeDeal => ({
  deal_id: '0192f0c1-0000-7000-8000-00000000f001',
  version: 1,
  object_key: object.Number,
  object_address: object.Address,
  sellers,
});

const user = userEvent.setup();
const signedIn = () => createTestPlatform({ visitor: { ...testSession, balance: '5000' } });
const open = (platform = signedIn()) => {
  renderWithPlatform(
    <RiskCheckout object={object} objectKey={object.Number} products={[product]} wanted="RiskAssessment" />,
    { platform },
  );
  return platform;
};
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const formOf = async (place: number) =>
  within(await screen.findByRole('form', { name: `Собственник ${place}` }));
const sellersOf = ([deal]: readonly FakeDeal[]) => deal?.sellers;

const ivan = { last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' };
const anna = { last_name: 'Образцова', first_name: 'Анна' };

async function nameIvan() {
  await user.type(await screen.findByLabelText('Фамилия'), 'Тестов');
  await user.type(screen.getByLabelText('Имя'), 'Иван');
  await user.type(screen.getByLabelText('Дата рождения'), '31.01.1980');
  await user.click(screen.getByLabelText(/Даю согласие/));
  await press('Добавить в проверку');
}

test('a seller of the folder is checked once there is a consent, and what is added to him is in the folder', async () => {
  const deals = serveDeals(server, folder(anna));
  const ordered: unknown[] = [];
  server.use(
    http.post(`${testApiUrl}/order`, async ({ request }) => {
      ordered.push(await request.json());
      return HttpResponse.json(placedOrderFixture(null));
    }),
  );
  open();
  const form = await formOf(1);
  expect(form.getByLabelText<HTMLInputElement>('Фамилия').value).toBe('Образцова');
  await press('Продолжить');
  expect(await form.findByText('Обязательное поле')).toBeTruthy();
  await user.type(form.getByLabelText('Дата рождения'), '12.03.1985');
  await user.click(form.getByLabelText(/Даю согласие/));
  await press('Продолжить');
  await press(/^Оплатить/);
  const owner = { ...anna, birth_date: '1985-03-12' };
  await waitFor(() =>
    expect(ordered).toMatchObject([{ order_items: [{ metadata: { ownersData: [owner] } }] }]),
  );
  expect(sellersOf(deals)).toEqual([owner]);
});

test('the first owner of a visitor without a folder begins one, and the tab keeps nothing of him', async () => {
  const deals = serveDeals(server);
  open();
  await nameIvan();
  await waitFor(() =>
    expect(deals).toMatchObject([
      { object_key: object.Number, object_address: object.Address, sellers: [ivan] },
    ]),
  );
  await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Тестов'));
  expect(await screen.findByRole('link', { name: 'папки покупки' })).toBeTruthy();
});

test('what a guest named moves into the folder on signing in, beside who is there', async () => {
  const deals = serveDeals(server, folder(anna));
  dealDraft(object.Number).save({ owners: [ivan], isInsured: false });
  open();
  expect(await screen.findByText('Тестов Иван')).toBeTruthy();
  await waitFor(() => expect(sellersOf(deals)).toEqual([anna, ivan]));
  expect((await formOf(2)).getByLabelText<HTMLInputElement>('Фамилия').value).toBe('Образцова');
});

test('a guest has no folder: owners stay in the tab', async () => {
  open(createTestPlatform());
  await nameIvan();
  expect(dealDraft(object.Number).read()?.owners).toEqual([ivan]);
});

test('an owner named here and taken out is no seller; a seller of before is only left out of the check', async () => {
  const deals = serveDeals(server, folder(anna));
  open();
  await user.click((await formOf(1)).getByRole('button', { name: 'Не проверять' }));
  await nameIvan();
  await waitFor(() => expect(sellersOf(deals)).toEqual([anna, ivan]));
  await press('Убрать: Тестов Иван');
  await waitFor(() => expect(sellersOf(deals)).toEqual([anna]));
});

test('of two windows that change the folder at once both changes stay', async () => {
  const deals = serveDeals(server, folder(anna));
  server.use(
    http.put(
      `${testApiUrl}/deal/:dealId`,
      () => {
        Object.assign(deals[0] ?? {}, { version: 2, sellers: [{ ...anna, inn: '500100732259' }] });
        return refusal(409, 'deal_changed', 'Папку изменили в другом окне');
      },
      { once: true },
    ),
  );
  open();
  await user.click((await formOf(1)).getByRole('button', { name: 'Не проверять' }));
  await nameIvan();
  await waitFor(() => expect(sellersOf(deals)).toEqual([{ ...anna, inn: '500100732259' }, ivan]));
});

test('a folder that cannot be saved stops nobody: the owner stays in the tab', async () => {
  serveDeals(server);
  server.use(http.post(`${testApiUrl}/deal/create`, () => refusal(503, 'service_unavailable', 'Недоступно')));
  const { shownNotices } = open();
  await nameIvan();
  await waitFor(() =>
    expect(shownNotices).toEqual([{ tone: 'attention', text: 'Собственники не сохранены в папке покупки' }]),
  );
  expect(screen.getByText('Тестов Иван')).toBeTruthy();
  expect(dealDraft(object.Number).read()?.owners).toEqual([ivan]);
});
