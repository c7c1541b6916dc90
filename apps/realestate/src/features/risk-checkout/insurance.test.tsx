import { productFixture } from '@proverka/contract/product.fixtures';
import { flatFixture } from '@proverka/contract/object.fixtures';
import { dealDraft } from '@proverka/order-flow/deal-draft';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { RiskCheckout } from './risk-checkout.tsx';

const server = startTestServer();
beforeEach(() => sessionStorage.clear());

const insurer = {
  insurer: 'АО «Страховая Пример»',
  inn: '7700000016',
  licence: 'СИ № 0001 от 15.01.2020',
  phone: '8 800 000-00-00',
  program: 'Страхование расходов при утрате права',
  sum: 1_000_000,
  months: 12,
};
const sell = (insurance: object | null) =>
  server.use(http.get(`${testApiUrl}/insurance`, () => HttpResponse.json({ insurance })));

const part = (name: string, price: number, option?: string) => ({
  price_component_type: { name },
  price,
  is_base_product_component: option === undefined,
  enabled: true,
  price_component_owners: [],
  ...(option && { option }),
});
const base = part('Base', 1299);
const insured = part('RiskInsurance', 1000, 'riskInsurance');
const object = flatFixture({ Number: '78:31:0099001:130', Address: 'г Тестов, ул Образцова, д 1, кв 5' });

const open = (price_components: (typeof base)[]) =>
  renderWithPlatform(
    <RiskCheckout
      object={object}
      objectKey={object.Number}
      products={[productFixture({ product_name: 'RiskAssessment', product_price: 1299, price_components })]}
      wanted="RiskAssessment"
    />,
    { platform: createTestPlatform() },
  );
const theirPrice = /1\s299/;

test('insurance is offered with its insurer, the sum and both documents to read before paying', async () => {
  sell(insurer);
  open([base, insured]);
  await screen.findByRole('checkbox', { name: /страхование рисков/i });
  expect(screen.getByText(/до 1.000.000.*Страховая.Пример.*СИ.№.0001/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Правила страхования/ }).getAttribute('href')).toContain(
    '/insurance/terms',
  );
  expect(screen.getByRole('link', { name: /Полис/ }).getAttribute('href')).toContain('/insurance/policy');
});

test('without insurance on sale nothing promises it, and a wish kept from before adds nothing to the price', async () => {
  sell(null);
  dealDraft(object.Number).save({
    owners: [{ last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' }],
    isInsured: true,
  });
  open([base]);
  await screen.findByText('Тестов Иван');
  expect(screen.queryByText(/страхован/i)).toBeNull();
  await waitFor(() => expect(screen.getAllByText(theirPrice).length).toBeGreaterThan(0));
  expect(screen.queryByText(/2\s299/)).toBeNull();
});

test('an insurer that is not told of sells nothing, even where the price is known', async () => {
  sell(null);
  open([base, insured]);
  expect(await screen.findByText('Собственники')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /страхование рисков/i })).toBeNull();
});
