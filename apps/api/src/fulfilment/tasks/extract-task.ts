import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import type { Extract } from '@proverka/contract/extract';
import type { FileRefusal } from '@proverka/extract/parse-refusals';
import type { ReadDocument } from '@proverka/extract/read-document';
import { inTransaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { extractSource } from '#registers/extract-source.ts';
import type { ExtractSubject } from '#registers/extract-source.ts';
import { outcome } from '#registers/step.ts';
import type { Outcome, Step } from '#registers/step.ts';
import type { TaskMemory } from './task-memory.domain.ts';
import { claimQuestion, memoryOf, saveMemory } from '../task.store.ts';
import type { TaskRow } from '../task.store.ts';
import type { ExtractTaskType } from '#registers/task-type.ts';

const requestTypes = { egrn_object: 'EgrnObject', egrn_right_list: 'EgrnRightList' } as const;
/** The first broken file may have been damaged in transit and is downloaded again; the second fails the task. */
const MOST_BROKEN = 2;
/** Every question is paid for: a source that gave up on so many is unlikely to answer the next one. */
const MOST_QUESTIONS = 3;

/** One step of an extract's task: orders the document, looks for a lost order, or polls. */
export async function stepExtract(
  deps: FulfilmentDeps,
  task: TaskRow,
  type: ExtractTaskType,
  signal: AbortSignal,
): Promise<Step> {
  const { ticket } = memoryOf(task);
  if (ticket !== null) return lookAt(deps, task, ticket, signal);
  const subject = await subjectOf(deps, task, type, signal);
  return 'kind' in subject ? subject : putQuestion(deps, task, subject, signal);
}

/** The register needs a number; an address is enough when exactly one object has it. */
async function subjectOf(
  deps: FulfilmentDeps,
  task: TaskRow,
  type: ExtractTaskType,
  signal: AbortSignal,
): Promise<ExtractSubject | Step> {
  const requestType = requestTypes[type];
  if (isCadastralNumber(task.object_key)) return { cadastralNumber: task.object_key, requestType };
  const answer = await deps.objects.check({ numbers: [], address: task.object_key }, signal);
  if (answer.kind === 'unavailable') return { kind: 'retry', reason: answer.reason, words: answer.words };
  const numbers = answer.kind === 'found' ? answer.data.flatMap(({ Number: number }) => number ?? []) : [];
  const [only, ...others] = numbers.filter(isCadastralNumber);
  if (only !== undefined && others.length === 0) return { cadastralNumber: only, requestType };
  const reason =
    only === undefined
      ? 'По этому адресу объект в реестре не найден: нужен кадастровый номер.'
      : 'По этому адресу в реестре несколько объектов: нужен кадастровый номер.';
  return outcome('needs_data', { reason, missing: ['cadastral_number'], source: extractSource });
}

async function putQuestion(
  deps: FulfilmentDeps,
  task: TaskRow,
  subject: ExtractSubject,
  signal: AbortSignal,
): Promise<Step> {
  const { move, memory } = await inTransaction(deps.db, (tx) => claimQuestion(tx, task, deps.now()));
  // Another run has asked meanwhile or is asking: the next run picks up its result.
  if (move === 'wait' || move === 'look') return { kind: 'working' };
  const lost = { ...memory, state: 'lost' as const, since: null };
  const except = [...memory.dropped, ...memory.abandoned];
  const earlier = move === 'find' ? await deps.extracts.find(task.id, except, signal) : null;
  const answer = earlier ?? (await deps.extracts.ask(subject, task.id, signal));
  switch (answer.kind) {
    case 'ticketed':
      await saveMemory(deps.db, task, {
        ...memory,
        state: 'asked',
        since: null,
        ticket: answer.ticket,
        number: subject.cadastralNumber,
      });
      return { kind: 'working' };
    case 'needs_data':
      await saveMemory(deps.db, task, lost);
      return outcome('needs_data', { reason: answer.reason, missing: answer.missing, source: extractSource });
    case 'unavailable':
      await saveMemory(deps.db, task, lost);
      if (answer.retryable) return { kind: 'retry', reason: answer.reason, words: answer.words };
      return outcome('unavailable', { reason: answer.words ?? answer.reason, source: extractSource });
    default:
      return answer satisfies never;
  }
}

async function lookAt(
  deps: FulfilmentDeps,
  task: TaskRow,
  ticket: string,
  signal: AbortSignal,
): Promise<Step> {
  const memory = memoryOf(task);
  const answer = await deps.extracts.look(ticket, signal);
  switch (answer.kind) {
    case 'working':
      return answer;
    case 'abandoned':
      return putAnew(deps, task, memory, ticket, answer.reason);
    case 'found':
      return readDocument(deps, task, memory, answer.data, signal);
    case 'nothing_found':
      return outcome('nothing_found', answer);
    case 'needs_data':
      return outcome('needs_data', { ...answer, source: extractSource });
    case 'unavailable':
      if (answer.isMalformed) return rejectAnswer(deps, task, memory, answer.words ?? '');
      return answer.retryable
        ? { kind: 'retry', reason: answer.reason, words: answer.words }
        : outcome('unavailable', { reason: answer.words ?? answer.reason, source: extractSource });
    default:
      return answer satisfies never;
  }
}

/** This ticket will never be answered: the question may be asked again, within a limit. */
async function putAnew(
  deps: FulfilmentDeps,
  task: TaskRow,
  memory: TaskMemory,
  ticket: string,
  reason: string,
): Promise<Step> {
  const abandoned = [...memory.abandoned, ticket];
  if (abandoned.length >= MOST_QUESTIONS) return outcome('unavailable', { reason, source: extractSource });
  await saveMemory(deps.db, task, { ...memory, state: 'new', ticket: null, abandoned });
  return { kind: 'retry', reason, words: reason };
}

/** Stores the document as received; an unreadable one fails the task with a reason, never the worker. */
async function readDocument(
  deps: FulfilmentDeps,
  task: TaskRow,
  memory: TaskMemory,
  bytes: Buffer,
  signal: AbortSignal,
): Promise<Step> {
  const fileHash = await deps.files.put(bytes);
  const parsed = await deps.extractReader.read(bytes, signal);
  const reason = parsed.ok ? strangeReason(parsed.extract, task.type, memory) : parsed.message;
  if (parsed.ok && reason === null) return { ...outcomeOfDocument(parsed), fileHash };
  return rejectAnswer(deps, task, memory, reason ?? '', { fileHash });
}

async function rejectAnswer(
  deps: FulfilmentDeps,
  task: TaskRow,
  memory: TaskMemory,
  reason: string,
  kept: { readonly fileHash?: string } = {},
): Promise<Step> {
  const broken = memory.broken + 1;
  await saveMemory(deps.db, task, { ...memory, broken });
  if (broken < MOST_BROKEN) return { kind: 'retry', reason: 'broken document', words: reason };
  return outcome('failed', { reason, source: extractSource, ...kept });
}

/** The reason why a document does not answer the question; a notice may stand in for every document. */
const strangeKinds: Readonly<Record<string, readonly Extract['kind'][]>> = {
  egrn_object: ['transfer_of_rights', 'boundaries'],
  egrn_right_list: ['about_property', 'base_params', 'boundaries'],
};

/** A document about another object or of another kind does not answer the question. */
export function strangeReason(
  extract: Extract,
  type: string,
  { number }: Pick<TaskMemory, 'number'>,
): string | null {
  const about = 'object' in extract ? extract.object.cadastralNumber : noticeNumber(extract);
  if (about !== undefined && about !== number) return 'Источник прислал выписку о другом объекте.';
  return strangeKinds[type]?.includes(extract.kind) ? 'Источник прислал документ другого вида.' : null;
}

/** Not every notice names the object. */
const noticeNumber = (extract: Extract): string | undefined =>
  'notice' in extract ? extract.notice.cadastralNumber : undefined;

/** A document that could be read. */
type ReadExtract = Exclude<ReadDocument, FileRefusal>;

/**
 * The offer sells the register's answer. A notice of absence and a refusal are such answers, given by the register to the
 * request we paid for: the service is rendered, the item is done and charged, and the notice is shown with its reasons. A
 * refusal counts as found, because a document came; its finding says that nothing was checked.
 */
export function outcomeOfDocument({ extract, unpacked }: ReadExtract): Outcome {
  return outcome(extract.kind === 'absence_notice' ? 'nothing_found' : 'found', {
    source: extractSource,
    sourceDate: extract.header.dateFormation ?? null,
    result: { extract, isSigned: unpacked?.signature !== undefined },
  });
}
