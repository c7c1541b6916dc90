import { json } from '#platform/db/columns.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { sql } from 'kysely';
import { instrumentOf } from './instrument.domain.ts';
import type { ProviderPayment } from './payments/yookassa.ts';

export const openStatuses = ['creating', 'pending', 'waiting_for_capture'] as const;

const columns = [
  'id',
  'order_id',
  'user_id',
  'provider_id',
  'status',
  'amount',
  'confirmation_token',
  'confirmation_url',
  'return_url',
  'created_at',
  'checked_at',
  'checks',
] as const;

export function findPayment(db: Connection, id: string) {
  return db.selectFrom('payment').select(columns).where('id', '=', id).executeTakeFirst();
}

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** The provider has not reported the final state yet. */
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  openStatuses.some((open) => open === status);

export function findPaymentByProviderId(db: Connection, providerId: string) {
  return db.selectFrom('payment').select(columns).where('provider_id', '=', providerId).executeTakeFirst();
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The payment whose id is in the metadata of the provider's; the shop may have payments that are not ours. */
export async function claimedPayment(
  db: Connection,
  { metadata }: ProviderPayment,
): Promise<PaymentRow | undefined> {
  const id = metadata?.['payment_id'];
  return id !== undefined && UUID.test(id) ? findPayment(db, id) : undefined;
}

export function lockPayment(tx: Transaction, id: string) {
  return tx.selectFrom('payment').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The latest attempt to pay an order. */
export function findLatestPayment(db: Connection, orderId: string) {
  return (
    db
      .selectFrom('payment')
      .select(columns)
      // What the provider says of its cancellation.
      .select(sql<string | null>`cancellation ->> 'reason'`.as('decline'))
      .where('order_id', '=', orderId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** How a payment continues: in the widget, by its token, or on the provider's own page. */
export interface Confirmation {
  readonly token: string | null;
  readonly url: string | null;
}

export const confirmationOf = ({ confirmation }: ProviderPayment): Confirmation => ({
  token: confirmation?.confirmation_token ?? null,
  url: confirmation?.confirmation_url ?? null,
});

/** Keeps stored values when the provider's answer omits them. */
export function confirmationColumns(remote: ProviderPayment) {
  const { token, url } = confirmationOf(remote);
  return {
    ...(token !== null && { confirmation_token: token }),
    ...(url !== null && { confirmation_url: url }),
  };
}

/** Saves the provider's answer to the creation; an answer saved earlier is kept. */
export async function savePaymentCreated(db: Connection, id: string, remote: ProviderPayment): Promise<void> {
  await db
    .updateTable('payment')
    .set({
      provider_id: remote.id,
      // The status in this answer is ignored: the payment is applied only after it is read again.
      status: 'pending',
      ...confirmationColumns(remote),
    })
    .where('id', '=', id)
    .where('status', '=', 'creating')
    .execute();
}

function instrumentColumns({ payment_method: method }: ProviderPayment) {
  const { type, tail } = instrumentOf(method);
  return { instrument: type, instrument_tail: tail };
}

export async function savePaymentFinal(
  tx: Transaction,
  id: string,
  remote: ProviderPayment,
  status: 'succeeded' | 'canceled',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      provider_id: remote.id,
      status,
      ...(status === 'succeeded' && instrumentColumns(remote)),
      cancellation: remote.cancellation_details === undefined ? null : json(remote.cancellation_details),
      final_at: now,
      checked_at: now,
      next_check_at: null,
    })
    .where('id', '=', id)
    .execute();
}
