import { recordTrespass } from '#platform/audit/audit.store.ts';
import type { Caller } from '#platform/audit/audit.store.ts';
import type { MoneyDeps } from '../deps.ts';
import { findPayer } from './payer.store.ts';
import type { PayerRow } from './payer.store.ts';

/** The caller's own payer; somebody else's is null as one that does not exist, and leaves a line in the audit. */
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
