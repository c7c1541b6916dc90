import type { Caller } from '#platform/audit/actor.ts';
import { statement } from '#platform/db/statement.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { finishWithin } from '../finish-task.ts';
import { startAgain } from '../start-tasks.ts';
import { outcomeOfDocument, strangeReason } from '../tasks/extract-task.ts';
import { actOnTask } from './act-on-task.ts';
import type { TaskRefusal, TaskWish } from './act-on-task.ts';

interface UploadWish extends TaskWish {
  /** Base64. */
  readonly file: { readonly content: string };
}

const ASKED = statement<{ taskId: string }, { type: string; object_key: string }>(`
  select t.type, i.object_key from report_task t join order_item i on i.id = t.item_id where t.id = :taskId`);

/**
 * A document of the register that somebody of the staff has got for a task its source leaves unanswered: read, and taken as the
 * answer when it is about the task's object.
 */
export async function answerByHand(
  deps: FulfilmentDeps,
  caller: Caller,
  { file, ...wish }: UploadWish,
): Promise<Result<{ ok: true }, TaskRefusal | 'document_unusable'>> {
  const [asked] = await ASKED(deps.db, { taskId: wish.task_id });
  if (asked === undefined) return refuse('task_not_found');
  const bytes = Buffer.from(file.content, 'base64');
  const read = await deps.extractReader.read(bytes);
  if (!read.ok) return refuse('document_unusable', { detail: read.message });
  const strange = strangeReason(read.extract, asked.type, { number: asked.object_key });
  if (strange !== null) return refuse('document_unusable', { detail: strange });
  const fileHash = await deps.files.put(bytes);
  const acted = await actOnTask(deps, caller, wish, {
    act: 'manual_update',
    event: 'task.answered_by_hand',
    carryOut: async (tx, item, { id }) => {
      const { run } = await startAgain(deps, tx, item, id, 'staff');
      await finishWithin(deps, tx, item, { id, run }, { ...outcomeOfDocument(read), fileHash });
      return done(true);
    },
  });
  return acted;
}
