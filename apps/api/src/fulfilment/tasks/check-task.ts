import type { FulfilmentDeps } from '../deps.ts';
import { findConsent } from '../credit-consent.store.ts';
import { askCheck } from '#registers/ask-check.ts';
import { outcome } from '#registers/step.ts';
import type { Step } from '#registers/step.ts';
import { memoryOf, saveMemory } from '../task.store.ts';
import type { TaskRow } from '../task.store.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import type { Check } from '#registers/check.ts';

/** The first malformed answer may have been damaged in transit and is requested again; the second fails the task. */
const MOST_MALFORMED = 2;

/** One step of a check's task: asks its source, or polls a slow one. */
export async function stepCheck(
  deps: FulfilmentDeps,
  task: TaskRow,
  check: Check,
  signal: AbortSignal,
): Promise<Step> {
  const memory = memoryOf(task);
  const consent = check.needsConsent ? await findConsent(deps, deps.db, task) : null;
  const isLast = deps.now() >= task.deadline_at;
  const question = { metadata: task.metadata, ticket: memory.ticket, consent, isLast };
  const answer = await askCheck(deps, check, question, signal);
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
      if (answer.isMalformed) return rejectAnswer(deps, task, check, answer);
      return answer.retryable
        ? { kind: 'retry', reason: answer.reason, words: answer.words }
        : outcome('unavailable', {
            reason: answer.words ?? 'Источник отказался отвечать на этот запрос.',
            source: check.title,
          });
    case 'nothing_found':
      return outcome('nothing_found', {
        source: answer.source,
        sourceDate: answer.sourceDate,
        result: { asked: answer.asked },
      });
    case 'found':
      return outcome('found', {
        source: answer.source,
        sourceDate: answer.sourceDate,
        result: { data: answer.data, asked: answer.asked },
      });
    default:
      return answer satisfies never;
  }
}

/** A malformed answer fails the task with its reason, and nothing of it gets into the report. */
async function rejectAnswer(
  deps: FulfilmentDeps,
  task: TaskRow,
  check: Check,
  { reason, words }: Unavailable,
): Promise<Step> {
  const memory = memoryOf(task);
  const broken = memory.broken + 1;
  await saveMemory(deps.db, task, { ...memory, broken });
  if (broken < MOST_MALFORMED) return { kind: 'retry', reason, words };
  deps.log.warn({ taskId: task.id, reason }, 'malformed answer of a source');
  return outcome('failed', { reason: words ?? '', source: check.title });
}
