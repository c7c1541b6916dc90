import type { PlacedOrder } from '@proverka/contract/order';
import { json } from '#platform/db/columns.ts';
import type { Connection } from '#platform/db/transaction.ts';

/** The stored first request with a key. */
export interface EarlierRequest {
  readonly requestHash: Buffer;
  /** Of a guest's order whose sender made a secret. */
  readonly secretHash?: Buffer | null;
  readonly orderId: string;
  /** null until the payment provider has answered. */
  readonly answer: PlacedOrder | null;
}

/** For requests of guests, who have no accounts to lock yet. */
export async function findEarlierRequest(
  tx: Connection,
  scope: string,
  key: string,
  since: Date,
): Promise<EarlierRequest | null> {
  const row = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'secret_hash', 'order_id', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst();
  // Written below and, with the order itself, in `placement.store.ts`; both store placed orders.
  const answer = row?.answer as PlacedOrder | null | undefined;
  return row === undefined
    ? null
    : {
        requestHash: row.request_hash,
        secretHash: row.secret_hash,
        orderId: row.order_id,
        answer: answer ?? null,
      };
}

interface Request {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly orderId: string;
  readonly now: Date;
}

/** Stores a request under its key; returns the earlier one when the key was used before. */
export async function rememberRequest(db: Connection, request: Request): Promise<EarlierRequest | null> {
  const { scope, key, requestHash, orderId, now } = request;
  const row = { scope, key, request_hash: requestHash, order_id: orderId, answer: null, created_at: now };
  const remembered = await db
    .insertInto('idempotency_key')
    .values(row)
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return remembered === undefined ? findEarlierRequest(db, scope, key, new Date(0)) : null;
}

export async function saveAnswer(
  db: Connection,
  scope: string,
  key: string,
  answer: PlacedOrder,
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ answer: json(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}
