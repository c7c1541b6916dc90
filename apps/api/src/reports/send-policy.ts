import { reportPathOf } from '@proverka/catalogue/report-path';
import { publicUrlOf } from '#platform/public-url.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { ReportsDeps } from './deps.ts';
import { policyIssued } from './letters.domain.ts';
import { policyFacts } from './insurance/policy-words.domain.ts';
import { readPolicy } from './insurance/policy.store.ts';

/** Writes to the buyer about the policy that came with a delivered report, if it was insured; the order may still go on. */
export async function sendPolicy(deps: ReportsDeps, tx: Transaction, itemId: string): Promise<void> {
  const policy = await readPolicy(tx, itemId);
  if (policy === null) return;
  const { name, brand, variant, subject, email } = await tx
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .innerJoin('app_user', 'app_user.id', 'customer_order.user_id')
    .select(['product.name', 'product.brand', 'product.subject', 'customer_order.variant', 'app_user.email'])
    .where('order_item.id', '=', itemId)
    .executeTakeFirstOrThrow();
  const path = reportPathOf(brand, { product_name: name, order_item_id: itemId, kind: subject });
  await queueLetter(deps, tx, {
    reason: `policy:${itemId}`,
    brand,
    recipient: email,
    letter: policyIssued(
      publicUrlOf(deps.config, { brand, variant }),
      policy.number,
      policyFacts(policy),
      path,
    ),
  });
}
