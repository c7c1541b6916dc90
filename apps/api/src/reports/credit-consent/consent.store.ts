import type { CreditConsentState } from '@proverka/contract/credit-consent';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { readSignedId, signId } from '#platform/http/signed-id.ts';
import { lockOrderOfItem } from '#fulfilment/report-items.ts';

const USE = 'credit-consent';

/** What the link carries: it is worked out from the id, so that reminders can repeat it and the table opens nothing. */
export const consentToken = (secret: string, id: string): string => signId(USE, id, secret);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readConsentToken(secret: string, token: string): string | null {
  const id = readSignedId(USE, token, secret);
  return id !== null && UUID.test(id) ? id : null;
}

const consents = (db: Connection) =>
  db
    .selectFrom('credit_consent')
    .innerJoin('order_item', 'order_item.id', 'credit_consent.item_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .selectAll('credit_consent')
    .select(['customer_order.brand', 'customer_order.variant', 'customer_order.user_id as buyerId']);

export const findConsentById = (db: Connection, id: string) =>
  consents(db).where('credit_consent.id', '=', id).executeTakeFirst();
export type ConsentRow = NonNullable<Awaited<ReturnType<typeof findConsentById>>>;

/** Under the lock of its order, as everything that moves an item: the row is read after the lock is held. */
export async function lockConsent(tx: Transaction, id: string): Promise<ConsentRow | undefined> {
  const found = await findConsentById(tx, id);
  if (found === undefined) return undefined;
  await lockOrderOfItem(tx, found.item_id);
  return findConsentById(tx, id);
}

export const findLatestConsent = (db: Connection, itemId: string) =>
  consents(db)
    .where('credit_consent.item_id', '=', itemId)
    .orderBy('credit_consent.requested_at', 'desc')
    .orderBy('credit_consent.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export interface Ending {
  readonly to: Exclude<CreditConsentState, 'sent' | 'signed' | 'withdrawn'>;
  readonly at: Date;
  readonly address?: string | null;
  readonly userAgent?: string | null;
}

/** Ends an unsigned request and forgets whom it was sent to. False when it is open no more. */
export async function endConsent(
  tx: Transaction,
  id: string,
  { to, at, address = null, userAgent = null }: Ending,
): Promise<boolean> {
  const ended = await tx
    .updateTable('credit_consent')
    .set({
      state: to,
      ended_at: at,
      phone: null,
      email: null,
      code_hash: null,
      code_expires_at: null,
      address,
      user_agent: userAgent,
    })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** The state as it is now: what nobody signed in time is expired, whether a job has said so yet or not. */
export const stateAt = (
  { state, expires_at: expiresAt }: Pick<ConsentRow, 'state' | 'expires_at'>,
  now: Date,
): CreditConsentState => (state === 'sent' && expiresAt <= now ? 'expired' : state);
