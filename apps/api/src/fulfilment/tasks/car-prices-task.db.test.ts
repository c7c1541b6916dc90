import type { PlacedOrder } from '@proverka/contract/order';
import { expect, test } from 'vitest';
import { buyerOfChecks } from '../../../test/buyer-of-checks.ts';
import { CHECK_AUTO, atFizcheck, checkOf } from '../../../test/checks.ts';
import { fakeCheckSources } from '../../../test/fake-check-sources.ts';
import { order } from '../../../test/orders.ts';
import { readReport } from '../../../test/reports.ts';
import { unavailable } from '#platform/outbound/source.ts';
import type { CheckSources } from '#registers/checks/check-sources.ts';
import { carAdverts, pricesAnswer } from '#registers/checks/car/car-adverts.fixtures.ts';

const DAY_MS = 86_400_000;
const origin = { source: 'Реестр', sourceDate: '2026-11-20' };
const checkSources = {
  ...fakeCheckSources().all,
  vehicle: {
    check: async (block: string) => {
      if (block === 'diagnostic') return unavailable('captcha');
      return block === 'history'
        ? { kind: 'found', data: pricesAnswer([]), ...origin }
        : { kind: 'nothing_found', ...origin };
    },
  },
  carAdverts: {
    similar: async () => ({
      kind: 'found',
      data: { generation: 'IV', adverts: carAdverts([900_000]) },
      ...origin,
    }),
  },
} as unknown as CheckSources;
const at = buyerOfChecks({ paid: 100_000 }, { checkSources });

test('while inspections are silent the prices of similar cars wait for them, and in the end are told without', async () => {
  const body = checkOf(CHECK_AUTO, { entityAuto: { vin: 'X0T00000000000001' } });
  const placed = await order(at.buyer, body, undefined, atFizcheck);
  const itemId = placed.json<PlacedOrder>().order_items[0]?.order_item_id ?? '';
  await at.world.jobs.runDue();
  const stateOf = async () => {
    const { tasks, findings } = await readReport(at.buyer, itemId);
    const told = findings.find(({ task_type: type }) => type === 'car_prices');
    return {
      states: ['car_diagnostic', 'car_prices'].map(
        (one) => tasks.find(({ task_type: type }) => type === one)?.status,
      ),
      facts: told?.records?.[0]?.facts ?? [],
    };
  };
  expect(await stateOf()).toEqual({ states: ['running', 'running'], facts: [] });
  at.world.clock.advance(DAY_MS);
  await at.world.jobs.runAll('report.task');
  const { states, facts } = await stateOf();
  expect(states).toEqual(['unavailable', 'found']);
  expect(facts.find(({ name }) => name === 'Пробег')?.value).toBe('любой: об осмотрах источник не ответил');
});
