import { reportPathOf } from '@proverka/catalogue/report-path';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { ReportsDeps } from './deps.ts';
import { policyIssued } from './letters.domain.ts';
import { policyFacts } from './insurance/policy-words.domain.ts';
import { readPolicy } from './insurance/policy.store.ts';

/** Writes to the buyer about every policy that came with a report of this order. */
export async function sendPolicies(deps: ReportsDeps, tx: Transaction, orderId: string): Promise<void> {
  const insured = await tx
    .selectFrom('insurance_policy')
    .innerJoin('order_item', 'order_item.id', 'insurance_policy.item_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .innerJoin('app_user', 'app_user.id', 'customer_order.user_id')
    .select(['item_id', 'product.name', 'product.brand', 'product.subject', 'app_user.email'])
    .where('order_item.order_id', '=', orderId)
    .execute();
  for (const { item_id: itemId, name, brand, subject, email } of insured) {
    const policy = await readPolicy(tx, itemId);
    if (policy === null) continue;
    const path = reportPathOf(brand, { product_name: name, order_item_id: itemId, kind: subject });
    await queueLetter(deps, tx, {
      reason: `policy:${itemId}`,
      brand,
      recipient: email,
      letter: policyIssued(deps.config.publicUrls[brand], policy.number, policyFacts(policy), path),
    });
  }
}
