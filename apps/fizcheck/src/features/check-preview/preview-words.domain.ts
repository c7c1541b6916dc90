import { midSentence } from '@proverka/words/mid-sentence';
import type { Preview, PreviewTask, PreviewTaskState } from '@proverka/contract/preview';
import { taskWords, type StatusWord } from '@proverka/report-kit/status-words';
import { momentWords } from '@proverka/words/moments';
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
  after_payment: { word: 'Ответ в отчёте', state: 'queued' },
};

/** «2 записи, ещё 1 запись о тёзке»; empty while there is nothing to count. */
export function countWords({ records, namesakes }: Pick<PreviewTask, 'records' | 'namesakes'>): string {
  const own = records ? counted(records, 'запись', 'записи', 'записей') : '';
  const others = namesakes
    ? `${counted(namesakes, 'запись', 'записи', 'записей')} о ${namesakes === 1 ? 'тёзке' : 'тёзках'}`
    : '';
  return [own, others].filter(Boolean).join(', отдельно ');
}

/** «В записях: сумма, дата, отдел»: which facts the report tells; the values themselves are in the report alone. */
export function toldFacts({ records, facts }: Pick<PreviewTask, 'records' | 'facts'>): string {
  const names = [...new Set(facts.map(({ name }) => midSentence(name)))];
  if (names.length === 0) return '';
  return `${records === 1 ? 'В записи' : 'В записях'}: ${names.join(', ')}`;
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

/** What the counts mean and what a report adds, without promising anything only an answer can show. */
export function noteWords({ subject: { kind }, expires_at: expires }: Preview): string {
  const more =
    kind === 'person'
      ? 'записи целиком, с объяснением, почему это тот же человек или тёзка'
      : 'записи целиком, у каждой источник и дата';
  return `Здесь только число записей. В отчёте — ${more}. Предпросмотр хранится до ${momentWords(expires)} и потом уничтожается.`;
}

/** Why these sources have not answered here. */
export function paidWords({ subject: { kind }, known, tasks }: Preview): string {
  const isAsked = tasks.some(({ state }) => state !== 'after_payment');
  if (kind === 'car' && !isAsked && !known) {
    return 'По гос. номеру сначала узнают, какая это машина, а это платный вопрос: заранее не спрошен никто. Если машина по номеру не найдётся, попросим VIN или номер кузова; если их нет, деньги вернутся. С VIN или номером кузова марку, год и сведения Госавтоинспекции покажем уже здесь, бесплатно.';
  }
  return isAsked
    ? 'За эти ответы источники берут плату, поэтому заранее их не спрашиваем: ответ придёт в отчёте.'
    : 'Источники отвечают только на платный запрос, поэтому заранее их не спрашиваем: ответ придёт в отчёте.';
}
