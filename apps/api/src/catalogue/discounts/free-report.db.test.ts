import type { OrderItemInput, PlacedOrder } from '@proverka/contract/order';
import { beforeAll, expect, test } from 'vitest';
import { anna, fakeCheckSources } from '../../../test/fake-check-sources.ts';
import { FLAT } from '../../../test/fake-extracts.ts';
import { order, orderBody, orderStatus } from '../../../test/orders.ts';
import { createReportWorld, deliver } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';

const RISK_V2 = '0192f0c1-0000-7000-8000-000000000302';
let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: fakeCheckSources().all });
});

const freeReport = (more: Partial<OrderItemInput> = {}) =>
  orderBody({
    use_account_balance: true,
    order_items: [
      {
        product_id: RISK_V2,
        object_key: FLAT.number,
        object_address: 'г Тестов',
        metadata: { ownersData: [{ ...anna }] },
        code: 'freerisk',
        refresh: true,
        ...more,
      },
    ],
  });

test('the coupon freerisk leaves the insurance to be paid and works once per person', async () => {
  const person = await world.signIn({ paid: 300_000 });
  const insured = { ownersData: [{ ...anna }], riskInsurance: true };
  const first = await order(person, freeReport({ metadata: insured, markup: 1000 }));
  expect(first.json()).toMatchObject({ total_amount: 1000 });
  expect((await order(person, freeReport())).json()).toMatchObject({ code: 'coupon_used' });
});

test('a free report is delivered like any other and moves no money', async () => {
  const person = await world.signIn();
  const placed = (await order(person, freeReport())).json<PlacedOrder>();
  expect(placed).toMatchObject({ total_amount: 0, payment_data: null, use_account_balance: true });
  await world.jobs.runDue();
  await deliver(world);
  expect(await orderStatus(world, placed.id)).toBe('closed');
  const { rows } = await world.owner.query('select count(*)::int from ledger_transfer where order_id = $1', [
    placed.id,
  ]);
  expect(rows).toEqual([{ count: 0 }]);
});
