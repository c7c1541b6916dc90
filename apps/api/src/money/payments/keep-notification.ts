import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from '../deps.ts';

export interface Notification {
  readonly event: string;
  readonly object: { readonly id: string; readonly status: string };
}

/** Keeps a notification as it came and answers; what it says is believed only after the object is read again. */
export async function keepNotification(deps: MoneyDeps, body: Notification, address: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const id = deps.newId();
    const kept = await tx
      .insertInto('payment_notification')
      .values({
        id,
        event: body.event,
        object_id: body.object.id,
        status: body.object.status,
        body: json(body),
        address,
        received_at: deps.now(),
        outcome: null,
        processed_at: null,
      })
      .onConflict((conflict) => conflict.columns(['object_id', 'status']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept !== undefined) await deps.enqueue(tx, 'payment.apply', [{ notificationId: id }]);
  });
}
