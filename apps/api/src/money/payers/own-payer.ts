import { recordTrespass } from '#platform/audit/note-trespass.ts';
import type { Caller } from '#platform/audit/actor.ts';
import type { MoneyDeps } from '../deps.ts';
import { findPayer } from './payer.store.ts';
import type { PayerRow } from './payer.store.ts';

/** The caller's own payer; null for another user's, which is recorded in the journal, and for one that does not exist. */
export async function findOwnPayer(
  deps: MoneyDeps,
  caller: Caller,
  payerId: string,
  action: string,
): Promise<PayerRow | null> {
  const payer = await findPayer(deps.db, payerId);
  if (payer === undefined || payer.user_id === caller.userId) return payer ?? null;
  await recordTrespass(deps, deps.db, caller, { ownerId: payer.user_id, action, subject: payerId });
  return null;
}
