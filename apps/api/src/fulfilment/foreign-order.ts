import type { Caller } from '#platform/audit/actor.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import type { FulfilmentDeps } from './deps.ts';
import type { Result } from '#platform/result.ts';
import { findOrder } from './order.store.ts';

/** Passes the answer on, and records a refusal in the journal when the order belongs to another user. */
export const noteForeignOrder = <Answer extends Result<unknown>>(
  deps: FulfilmentDeps,
  caller: Caller,
  { action, orderId }: { readonly action: string; readonly orderId: string },
  answer: Answer,
): Promise<Answer> =>
  noteTrespass(
    deps,
    caller,
    {
      action,
      subject: orderId,
      findOwner: async () => (await findOrder(deps.db, orderId))?.user_id,
    },
    answer,
  );
