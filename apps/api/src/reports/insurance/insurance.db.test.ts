import type { PlacedOrder } from '@proverka/contract/order';
import type { Product } from '@proverka/contract/product';
import type { RiskReportV2 } from '@proverka/contract/risk-report';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/cleanup.ts';
import { testConfig } from '../../../test/config.ts';
import { pdfTextOf } from '../../../test/disputes.ts';
import { anna, fakeCheckSources, ivan, pyotr } from '../../../test/fake-check-sources.ts';
import { fromBalance, order, orderStatus } from '../../../test/orders.ts';
import { createReportWorld, deliver, lettersTo } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { openRisk, riskOrder } from '../../../test/risk.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson } from '../../../test/world.ts';

let world: ReportWorld;
let buyer: SignedInPerson;
const sources = fakeCheckSources();
beforeAll(async () => {
  world = await createReportWorld({ checkSources: sources.all });
  buyer = await world.signIn({ paid: 1_000_000 });
});

const insured = { ownersData: [ivan], riskInsurance: true };
const optionsOf = (products: readonly Product[]) =>
  products.flatMap(({ price_components: parts }) => parts.flatMap(({ option }) => option ?? []));

describe('with an insurer, terms and a policy', () => {
  test('the buyer reads who insures and both documents before paying', async () => {
    const { insurance } = (await world.api.inject({ url: '/insurance' })).json();
    expect(insurance).toMatchObject({ insurer: 'АО «Страховая Пример»', sum: 1_000_000, months: 12 });
    for (const document of ['terms', 'policy']) {
      const file = await world.api.inject({ url: `/insurance/${document}` });
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  test('the policy comes with the report: in it, in its PDF, as a document and by letter', async () => {
    const placed = (await order(buyer, riskOrder(insured))).json<PlacedOrder>();
    const itemId = placed.order_items[0]?.order_item_id ?? '';
    const policyUrl = `/order_item/${itemId}/insurance/policy`;
    await world.jobs.runDue();
    const early = await openRisk(buyer, itemId);
    expect(early.global_data).toMatchObject({ insurance_price: 1000, insurance: null });
    expect((await buyer.request({ url: policyUrl })).json()).toMatchObject({ code: 'file_not_found' });
    await deliver(world);
    const { insurance } = (await openRisk(buyer, itemId)).global_data satisfies RiskReportV2['global_data'];
    expect(insurance).toMatchObject({
      number: expect.stringMatching(/^ПР-\d{6}$/),
      premium: 1000,
      sum: 1_000_000,
    });
    expect((await buyer.request({ url: policyUrl })).headers['content-type']).toBe('application/pdf');
    expect(await pdfTextOf(buyer, { order_item_id: itemId })).toContain(insurance?.number);
    expect(lettersTo(world, buyer)).toContain(`Полис страхования № ${insurance?.number}`);
    const stranger = await world.signIn();
    expect((await stranger.request({ url: policyUrl })).json()).toMatchObject({ code: 'report_not_found' });
  });

  test('the policy is written about with its report, while another of the order still waits for data', async () => {
    sources.needsData('Образцов', 'bankruptcy');
    const order_items = [insured, { ownersData: [pyotr] }].flatMap(
      (metadata) => riskOrder(metadata, { refresh: true }).order_items,
    );
    const placed = (await order(buyer, fromBalance({ order_items }))).json<PlacedOrder>();
    await world.jobs.runDue();
    await deliver(world);
    const { insurance } = (await openRisk(buyer, placed.order_items[0]?.order_item_id ?? '')).global_data;
    expect(await orderStatus(world, placed.id)).not.toBe('finished');
    expect(lettersTo(world, buyer)).toContain(`Полис страхования № ${insurance?.number}`);
  });

  test('a report without insurance has no policy', async () => {
    const body = riskOrder({ ownersData: [anna] }, { refresh: true });
    const placed = (await order(buyer, body)).json<PlacedOrder>();
    const itemId = placed.order_items[0]?.order_item_id ?? '';
    await world.jobs.runDue();
    await deliver(world);
    expect((await openRisk(buyer, itemId)).global_data).toMatchObject({
      insurance_price: null,
      insurance: null,
    });
    const file = await buyer.request({ url: `/order_item/${itemId}/insurance/terms` });
    expect(file.json()).toMatchObject({ code: 'file_not_found' });
  });
});

test('without an insurer nothing promises insurance, and nobody can order it', async () => {
  const config = testConfig({ INSURANCE_FILE: '', FILES_DIR: temporaryFolder() });
  const without = await createTestWorld({ config });
  const customer = await without.signIn({ paid: 1_000_000 });
  expect((await without.api.inject({ url: '/insurance' })).json()).toEqual({ insurance: null });
  const file = await without.api.inject({ url: '/insurance/terms' });
  expect(file.json()).toMatchObject({ code: 'file_not_found' });
  const products = (await customer.request({ url: '/products' })).json<Product[]>();
  expect(optionsOf(products)).not.toContain('riskInsurance');
  const refused = await order(customer, riskOrder(insured));
  expect(refused.json()).toMatchObject({ code: 'price_changed' });
  expect((await order(customer, riskOrder({ ownersData: [ivan] }))).statusCode).toBe(200);
});

test('an incomplete insurer stops the start with a sentence', () => {
  expect(() => testConfig({ INSURANCE_FILE: '/nowhere/insurer.json' })).toThrow('cannot be read as JSON');
});
