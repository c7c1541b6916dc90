import type { Caller } from '#platform/audit/audit.store.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import type { FulfilmentDeps } from './deps.ts';
import type { Result } from '#platform/result.ts';
import { findOrder } from './order.store.ts';

/** Passes an answer on; one that hides somebody else's order leaves a line in the audit log. */
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
