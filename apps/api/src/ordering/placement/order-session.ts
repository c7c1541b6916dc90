import { createHash, timingSafeEqual } from 'node:crypto';
import type { User } from '@proverka/contract/account';
import { personRoles } from '@proverka/contract/roles';
import { mailbox } from '@proverka/validation/email';
import { openSession } from '#accounts/session.store.ts';
import type { OpenedSession } from '#accounts/session.store.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Session } from '#platform/http/session.ts';
import type { OrderingDeps } from '../deps.ts';
import type { EarlierRequest } from './request-key.store.ts';

/** The session an answer brings; `kept`: the one the repeat came with; `none`: the repeat proved nothing. */
export type OrderSession = OpenedSession | 'kept' | 'none';

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What a repeat may have: whoever only knows the key and the body may be somebody else, and a proven e-mail ends it all. */
export function claimOf(
  { orderId, secretHash }: EarlierRequest,
  shownHash: Buffer | null,
  session: Session | null,
  isProven: boolean,
): 'opened' | 'kept' | 'none' {
  if (isProven) return 'none';
  const restriction = session?.restriction;
  if (restriction?.to === 'own_order' && restriction.orderId === orderId) return 'kept';
  const isSame = secretHash != null && shownHash !== null && timingSafeEqual(secretHash, shownHash);
  return isSame ? 'opened' : 'none';
}

/** Nobody has proven the e-mail yet: the session pays for and reads this order, nothing else. */
export const openOrderSession = (
  deps: Pick<OrderingDeps, 'now'>,
  tx: Transaction,
  visit: { readonly address: string; readonly userAgent: string },
  userId: string,
  orderId: string,
): Promise<OpenedSession> => openSession(tx, userId, true, deps.now(), visit, { to: 'own_order', orderId });

/** The account as the order made it: a repeat must not tell what its owner has done since. */
export const newcomer = ({ id, email }: { readonly id: string; readonly email: string }): User => ({
  id,
  email,
  name: mailbox(email),
  balance: '0.00',
  person_role: personRoles.client,
  person_id: id,
});
