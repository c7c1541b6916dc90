import { json } from '#platform/db/columns.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { countUse } from '#platform/http/usage.store.ts';
import type { MoneyDeps } from '../deps.ts';

export interface Notification {
  readonly event: string;
  readonly object: { readonly id: string; readonly status: string };
}

/** The events we act upon, with the status each tells of. The provider adds others, which change nothing here. */
const statusOf: Readonly<Record<string, string>> = {
  'payment.waiting_for_capture': 'waiting_for_capture',
  'payment.succeeded': 'succeeded',
  'payment.canceled': 'canceled',
  'refund.succeeded': 'succeeded',
};

/**
 * Stores a notification; its content is trusted only after the object is read from the provider, once for each that is
 * stored. So invented ones must not add up: of a known payment or refund one is stored per status; unknown ones, which may
 * have overtaken the answer to a creation, only as many as a limit allows. Reconciliation finds what is dropped.
 */
export async function keepNotification(deps: MoneyDeps, body: Notification, address: string): Promise<void> {
  const { event, object } = body;
  if (statusOf[event] !== object.status) return;
  if (!(await isKnown(deps.db, object.id)) && !(await isAnotherUnknownAllowed(deps))) return;
  await inTransaction(deps.db, async (tx) => {
    const id = deps.newId();
    const inserted = await tx
      .insertInto('payment_notification')
      .values({
        id,
        event,
        object_id: object.id,
        status: object.status,
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

const KNOWN = statement<{ providerId: string }, { known: boolean }>(`
  select exists (select from payment where provider_id = :providerId)
    or exists (select from refund where provider_id = :providerId) as known`);

async function isKnown(db: Connection, providerId: string): Promise<boolean> {
  const [row] = await KNOWN(db, { providerId });
  return row?.known === true;
}

const isAnotherUnknownAllowed = ({ db, now, config }: MoneyDeps): Promise<boolean> =>
  countUse(db, 'notification_unknown', 'provider', config.http.limits.notification_unknown, now());
