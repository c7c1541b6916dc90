import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from '../deps.ts';

export interface Notification {
  readonly event: string;
  readonly object: { readonly id: string; readonly status: string };
}

/** Stores a notification and acknowledges it; its content is trusted only after the object is read from the provider. */
export async function keepNotification(deps: MoneyDeps, body: Notification, address: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const id = deps.newId();
    const inserted = await tx
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
    if (inserted !== undefined) await deps.enqueue(tx, 'payment.apply', [{ notificationId: id }]);
  });
}
