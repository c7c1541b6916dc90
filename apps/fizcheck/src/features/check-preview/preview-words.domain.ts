import type { PreviewTask, PreviewTaskState } from '@proverka/contract/preview';
import { taskWords, type StatusWord } from '@proverka/report-kit/status-words';
import { counted } from '@proverka/words/plural';

const { queued, running, nothing_found, unavailable, needs_data } = taskWords;

/** The states of a report's task, and two of the preview. */
export const previewWords: Readonly<Record<PreviewTaskState, StatusWord>> = {
  queued,
  running,
  found: { word: 'Есть сведения', state: 'done' },
  nothing_found,
  unavailable,
  needs_data,
  after_payment: { word: 'Спросим после оплаты', state: 'queued' },
};

/** «2 записи, ещё 1 запись о тёзке»; empty while there is nothing to count. */
export function countWords({ records, namesakes }: Pick<PreviewTask, 'records' | 'namesakes'>): string {
  const own = records ? counted(records, 'запись', 'записи', 'записей') : '';
  const others = namesakes
    ? `${counted(namesakes, 'запись', 'записи', 'записей')} о ${namesakes === 1 ? 'тёзке' : 'тёзках'}`
    : '';
  return [own, others].filter(Boolean).join(', отдельно ');
}

/** Enough values to show what a record contains; the dots themselves carry no information. */
const SHOWN_FACTS = 4;

/** Hidden values of the first record; the next record starts where a name repeats. */
export function shownFacts(facts: PreviewTask['facts']): PreviewTask['facts'] {
  const again = facts.findIndex(({ name }, place) => facts.findIndex((one) => one.name === name) < place);
  return facts.slice(0, Math.min(SHOWN_FACTS, again === -1 ? facts.length : again));
}

const open: ReadonlySet<PreviewTaskState> = new Set(['queued', 'running']);

/** How many of the free sources have answered or given up. */
export function previewProgress(tasks: readonly PreviewTask[]): {
  readonly finished: number;
  readonly asked: number;
} {
  const asked = tasks.filter(({ state }) => state !== 'after_payment');
  return { asked: asked.length, finished: asked.filter(({ state }) => !open.has(state)).length };
}
