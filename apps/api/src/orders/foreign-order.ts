import { recordTrespass } from '../accounts/audit.store.ts';
import type { Caller } from '../accounts/audit.store.ts';
import type { Deps } from '../deps.ts';
import type { Result } from '../result.ts';
import { findOrder } from './order.store.ts';

/** Passes an answer on; one that hides somebody else's order leaves a line in the audit log. */
export async function noteForeignOrder<Answer extends Result<unknown>>(
  deps: Deps,
  caller: Caller,
  { action, orderId }: { readonly action: string; readonly orderId: string },
  answer: Answer,
): Promise<Answer> {
  if (answer.ok || answer.refusal.code !== 'order_not_found') return answer;
  const order = await findOrder(deps.db, orderId);
  if (order === undefined || order.user_id === caller.userId) return answer;
  await recordTrespass(deps, deps.db, caller, { ownerId: order.user_id, action, subject: orderId });
  return answer;
}
