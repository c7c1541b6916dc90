import type { Deps } from '../deps.ts';
import { outcome } from '../reports/step.ts';
import type { Step } from '../reports/step.ts';
import { memoryOf, saveMemory } from '../reports/task.store.ts';
import type { TaskRow } from '../reports/task.store.ts';
import type { Check } from './check.ts';

/** One step of a task that puts a check: ask, or look at what a slow source has come to. */
export async function stepCheck(deps: Deps, task: TaskRow, check: Check, signal: AbortSignal): Promise<Step> {
  const memory = memoryOf(task);
  const answer = await check.ask(deps.checkSources, task.metadata, memory.ticket, signal);
  switch (answer.kind) {
    case 'working':
      if (answer.ticket !== memory.ticket) {
        await saveMemory(deps.db, task, { ...memory, state: 'asked', ticket: answer.ticket });
      }
      return { kind: 'working' };
    case 'ticket_lost':
      await saveMemory(deps.db, task, { ...memory, state: 'new', ticket: null });
      return { kind: 'retry', reason: 'the source lost the question' };
    case 'needs_data':
      return outcome('needs_data', { reason: answer.reason, missing: answer.missing, source: check.title });
    case 'unavailable':
      return answer.retryable
        ? { kind: 'retry', reason: answer.reason }
        : outcome('unavailable', {
            reason: answer.words ?? 'Источник отказался отвечать на этот запрос.',
            source: check.title,
          });
    case 'nothing_found':
      return outcome('nothing_found', { source: answer.source, sourceDate: answer.sourceDate });
    case 'found':
      return outcome('found', {
        source: answer.source,
        sourceDate: answer.sourceDate,
        result: { data: answer.data },
      });
    default:
      return answer satisfies never;
  }
}
