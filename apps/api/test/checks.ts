import type { OrderBody, PlacedOrder } from '@proverka/contract/order';
import { fromBalance, order } from './orders.ts';
import type { SignedInPerson, TestWorld } from './world.ts';

/** Asks the twelve sources. */
export const CHECK_AUTO_OWNER = '0192f0c1-0000-7000-8000-000000000208';
export const CHECK_BANKRUPTCY = '0192f0c1-0000-7000-8000-00000000020f';
export const COUNTER_AGENT = '0192f0c1-0000-7000-8000-000000000214';
export const CHECK_AUTO = '0192f0c1-0000-7000-8000-000000000216';

export const atFizcheck = { 'source-site': 'fizcheck.localhost' };

type ItemMore = Partial<OrderBody['order_items'][number]>;

export const checkOf = (product_id: string, metadata: object, more: ItemMore = {}): OrderBody =>
  fromBalance({
    order_items: [{ product_id, object_key: '', object_address: '', metadata, ...more }],
    metadata: { orderType: 'person' },
  });

/** A person's check bought from the balance, after the sources that answer at once. */
export async function buyCheck(
  world: TestWorld,
  buyer: SignedInPerson,
  subject: object,
  product_id = CHECK_AUTO_OWNER,
): Promise<string> {
  const body = checkOf(product_id, { ownersData: [subject] }, { refresh: true });
  const answer = await order(buyer, body, undefined, atFizcheck);
  await world.jobs.runDue();
  return answer.json<PlacedOrder>().order_items[0]?.order_item_id ?? '';
}
