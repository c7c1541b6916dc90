import type { Caller } from '#platform/audit/actor.ts';
import { statement } from '#platform/db/statement.ts';
import { done, refuse } from '#platform/result.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { startAgain } from '../start-tasks.ts';
import { saveMemory } from '../task.store.ts';
import { actOnTask } from './act-on-task.ts';
import type { TaskWish } from './act-on-task.ts';

const TAKEN = statement<{ number: string; taskId: string }>(
  `select 1 from report_task where ticket ->> 'ticket' = :number and id <> :taskId limit 1`,
);

/**
 * An order the supplier has and we know nothing of, because its answer was lost or somebody ordered by hand: the task polls it. What
 * comes is taken only if it is about the task's object.
 */
export const attachNumber = (
  deps: FulfilmentDeps,
  caller: Caller,
  { number, ...wish }: TaskWish & { readonly number: string },
) =>
  actOnTask<'ticket_taken'>(deps, caller, wish, {
    act: 'attach_order',
    event: 'task.number_attached',
    carryOut: async (tx, item, { id }) => {
      if ((await TAKEN(tx, { number, taskId: id })).length > 0) return refuse('ticket_taken');
      const { run, memory } = await startAgain(deps, tx, item, id, 'staff');
      const known = { state: 'asked' as const, since: null, ticket: number, number: item.objectKey };
      await saveMemory(tx, { id, run }, { ...memory, ...known });
      return done(true);
    },
  });
