import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlacedOrder } from '@proverka/contract/order';
import type { Report } from '@proverka/contract/report';
import type { CheckStack } from './check-stack.ts';

const COST_ASSESSMENT = '0192f0c1-0000-7000-8000-000000000601';
const SITE = { 'source-site': 'realestate.localhost', 'content-type': 'application/json' };

/** Milliseconds from the paid order to the delivered valuation, for each number that can be valued. */
export async function timeValuations(
  { apiUrl, tokens }: Pick<CheckStack, 'apiUrl' | 'tokens'>,
  numbers: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (const [index, object_key] of numbers.entries()) {
    const authorization = `Bearer ${tokens[index % tokens.length] ?? ''}`;
    const answer = await fetch(`${apiUrl}/order`, {
      method: 'POST',
      headers: { ...SITE, authorization, 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        order_items: [{ product_id: COST_ASSESSMENT, object_key, object_address: '', refresh: true }],
        metadata: { orderType: 'object' },
        payment_source: 'yookassa',
        use_account_balance: true,
      }),
    });
    const paid = performance.now();
    const placed = (await answer.json()) as PlacedOrder;
    if (!answer.ok) throw new Error(JSON.stringify(placed));
    const path = `${apiUrl}/report/${placed.order_items[0]?.order_item_id ?? ''}`;
    for (;;) {
      const report = (await (await fetch(path, { headers: { ...SITE, authorization } })).json()) as Report;
      if (report.status === 'done') times.push(performance.now() - paid);
      if (report.status === 'done' || report.status === 'failed' || report.status === 'refunded') break;
      await wait(20);
    }
  }
  return times;
}
