import type { Money } from '@proverka/words/money';
import { ZERO, subtract } from '@proverka/validation/money';
import { publicUrlOf } from '#platform/public-url.ts';
import { namedPrices } from '#money/named-price.domain.ts';
import { readPrice } from '#money/price-view.ts';
import { returnForChecks } from '#money/return-for-checks.ts';
import { askForReturnReceipt } from '#money/return-receipt.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { isTaskType } from '#registers/task-type.ts';
import type { FulfilmentDeps } from '../deps.ts';
import type { LockedItem } from '../item.store.ts';
import { returned } from '../letters.domain.ts';
import { skippedTypes } from '../task-status.domain.ts';

/**
 * Returns what the price names for checks that were skipped, once each; answers the own money of it. Before delivery the
 * receipt of delivery leaves it out; afterwards a receipt of return is due. Runs under the lock of the user's accounts.
 */
export async function returnSkipped(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: LockedItem,
  { wasDelivered }: { readonly wasDelivered: boolean },
): Promise<Money> {
  const named = namedPrices(readPrice(item.price_breakdown), isTaskType);
  if (named.size === 0) return ZERO;
  const tasks = await tx
    .selectFrom('report_task')
    .select(['type', 'status'])
    .where('item_id', '=', item.id)
    .execute();
  const prices = new Map([...named].filter(([type]) => skippedTypes(tasks).has(type)));
  const back = await returnForChecks(deps, tx, item, { prices, wasDelivered });
  const cause = `${item.id}:${[...prices.keys()].toSorted().join('-')}`;
  if (wasDelivered) {
    await askForReturnReceipt(deps, tx, item, subtract(back.own, back.toCard), cause);
  }
  // The letter about the card's part is sent when the refund is complete; a list has one letter for all its rows.
  if (back.toBalance > 0 && item.batchId === null) {
    await queueLetter(deps, tx, {
      reason: `returned-checks:${cause}`,
      brand: item.brand,
      recipient: item.email,
      letter: returned(publicUrlOf(deps.config, item), item.productTitle, back.toBalance),
    });
  }
  return back.own;
}
