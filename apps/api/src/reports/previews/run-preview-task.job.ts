import { askCheck } from '#registers/ask-check.ts';
import type { Check } from '#registers/check.ts';
import { sourceWords } from '#registers/asked.domain.ts';
import type { Asked } from '#registers/asked.domain.ts';
import { moscowDay } from '@proverka/words/moments';
import type { KnownSubject } from '@proverka/contract/preview';
import { checkOf } from '#registers/checks.ts';
import { readTroubles } from '#registers/source-troubles.ts';
import { withSubject } from '#registers/subject.domain.ts';
import type { ItemMetadata } from '#registers/subject.domain.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { ASKING_MS, countsOf } from './preview.domain.ts';
import { findOpenTask, saveOutcome, savePause } from '../preview.store.ts';
import type { OpenTask, PreviewOutcome } from '../preview.store.ts';

/** Attempts per source; the paid report retries longer. */
const MOST_FAILURES = 2;

type Step =
  | { readonly kind: 'again'; readonly ticket: string | null }
  | ({ readonly kind: 'over' } & PreviewOutcome);

/** Asks or polls one question of a preview. */
export async function runPreviewTaskJob(
  deps: ReportsDeps,
  { previewId, type }: { previewId: string; type: string },
  signal: AbortSignal,
): Promise<void> {
  const task = await findOpenTask(deps.db, previewId, type);
  if (task === undefined) return;
  const isLate = deps.now().getTime() - task.created_at.getTime() > ASKING_MS;
  const step: Step = isLate ? { kind: 'over', state: 'unavailable' } : await askOnce(deps, task, signal);
  await inTransaction(deps.db, async (tx) => {
    if (step.kind === 'over') return saveOutcome(tx, previewId, type, step);
    await savePause(tx, previewId, type, step.ticket);
    return deps.enqueue(tx, 'preview.task', [{ previewId, type }], { startAfterSeconds: 1 });
  });
}

async function askOnce(deps: ReportsDeps, task: OpenTask, signal: AbortSignal): Promise<Step> {
  const check = checkOf(task.type);
  if (check === undefined) throw new Error(`There is no check ${task.type}`);
  const trouble = (await readTroubles(deps.db)).get(check.source);
  if (trouble?.isManual) return { kind: 'over', state: 'unavailable' };
  const metadata = withSubject<ItemMetadata>(check.kind, {}, task.subject);
  const isLast = task.looks >= MOST_FAILURES;
  const answer = await askCheck(deps, check, { metadata, ticket: task.ticket, isLast }, signal);
  switch (answer.kind) {
    case 'working':
      return { kind: 'again', ticket: answer.ticket };
    case 'ticket_lost':
      return { kind: 'again', ticket: null };
    case 'needs_data':
      return { kind: 'over', state: 'needs_data' };
    case 'unavailable':
      deps.log.warn({ reason: answer.reason }, 'preview: a source did not answer');
      return answer.retryable && !isLast
        ? { kind: 'again', ticket: task.ticket }
        : { kind: 'over', state: 'unavailable', atLeast: carOf(deps, answer.asked) };
    case 'found':
      return { kind: 'over', ...toldOf(deps, check, metadata, answer.data, answer) };
    case 'nothing_found':
      return { kind: 'over', ...toldOf(deps, check, metadata, null, answer) };
    default:
      return answer satisfies never;
  }
}

interface Told {
  readonly source: string;
  readonly sourceDate: string | null;
  readonly asked?: Asked | null;
}

function toldOf(
  deps: ReportsDeps,
  check: Check,
  metadata: ItemMetadata,
  data: unknown,
  { source, sourceDate, asked = null }: Told,
): PreviewOutcome {
  const asOf = sourceDate ?? moscowDay(deps.now());
  const known = data === null ? null : check.known?.(data, asOf);
  return {
    ...countsOf(data !== null, check.findings({ data, asOf, asked }, metadata)),
    ...(known && { known }),
    atLeast: carOf(deps, asked),
    source: sourceWords(source, asked),
    sourceDate: asOf,
  };
}

/** The car a plate was found to be: the register of plates names it, whatever others say or leave unsaid. */
function carOf(deps: ReportsDeps, asked: Asked | null | undefined): KnownSubject | undefined {
  const car = asked?.car;
  return (
    car && {
      kind: 'car',
      model: car.model,
      year: String(car.year),
      color: null,
      category: null,
      source: car.source,
      source_date: car.source_date ?? moscowDay(deps.now()),
    }
  );
}
