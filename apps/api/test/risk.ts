import type { PlacedOrder } from '@proverka/contract/order';
import type { RiskReportV2 } from '@proverka/contract/risk-report';
import { buyerOfChecks } from './buyer-of-checks.ts';
import { ivan, pyotr } from './fake-check-sources.ts';
import { FLAT } from './fake-extracts.ts';
import { fromBalance, order } from './orders.ts';
import { deliver } from './reports.ts';
import type { ReportWorld } from './reports.ts';
import type { SignedInPerson } from './world.ts';

/** The full check: two extracts about the object and twelve sources about each owner. */
export const RISK = '0192f0c1-0000-7000-8000-000000000301';

export const riskOrder = (metadata: object, more: object = {}) =>
  fromBalance({
    order_items: [
      { product_id: RISK, object_key: FLAT.number, object_address: 'г Тестов', metadata, ...more },
    ],
  });

/** Bought from the balance; its tasks have asked their questions. */
export async function buyRisk(
  world: ReportWorld,
  buyer: SignedInPerson,
  owners: object[] = [ivan, pyotr],
  more: object = {},
): Promise<string> {
  const placed = (await order(buyer, riskOrder({ ownersData: owners, ...more }))).json<PlacedOrder>();
  await world.jobs.runDue();
  return placed.order_items[0]?.order_item_id ?? '';
}

export async function buyDelivered(
  world: ReportWorld,
  buyer: SignedInPerson,
  owners?: object[],
): Promise<string> {
  const itemId = await buyRisk(world, buyer, owners);
  await deliver(world);
  return itemId;
}

export const call = (
  person: SignedInPerson,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): ReturnType<SignedInPerson['request']> => person.request({ method, url, ...(payload && { payload }) });

export const openRisk = async (person: SignedInPerson, itemId: string, headers = {}) =>
  (await person.request({ url: `/risk/v2/report/${itemId}`, headers })).json<RiskReportV2>();

/** For a file of tests: somebody who can pay for full checks, with what they do most. */
export function buyerOfRisk() {
  const at = buyerOfChecks({ paid: 1_000_000 });
  return {
    at,
    sources: at.sources,
    buy: (owners?: object[], more?: object) => buyRisk(at.world, at.buyer, owners, more),
    buyDelivered: (owners?: object[]) => buyDelivered(at.world, at.buyer, owners),
    open: (itemId: string) => openRisk(at.buyer, itemId),
  };
}
