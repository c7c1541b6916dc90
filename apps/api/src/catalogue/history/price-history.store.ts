import type { PriceAct, PriceFacts, PriceHistoryPart } from '@proverka/contract/price-history';
import type { Caller } from '#platform/audit/actor.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from '../deps.ts';

interface PriceActDone {
  readonly part: PriceHistoryPart;
  readonly act: PriceAct;
  readonly productId?: string | null;
  readonly subjectId: string;
  /** Now when it is left out. */
  readonly startsAt?: Date;
  readonly before?: PriceFacts;
  readonly after?: PriceFacts;
  readonly reason: string;
}

/** Keeps who changed a price and why, in the transaction of the change. */
export async function keepHistory(
  deps: Pick<CatalogueDeps, 'newId' | 'now'>,
  tx: Transaction,
  caller: Caller,
  one: PriceActDone,
): Promise<void> {
  const now = deps.now();
  await tx
    .insertInto('price_history')
    .values({
      id: deps.newId(),
      made_at: now,
      made_by: caller.userId,
      part: one.part,
      act: one.act,
      product_id: one.productId ?? null,
      subject_id: one.subjectId,
      starts_at: one.startsAt ?? now,
      before: one.before === undefined ? null : JSON.stringify(one.before),
      after: one.after === undefined ? null : JSON.stringify(one.after),
      reason: one.reason,
    })
    .execute();
}
