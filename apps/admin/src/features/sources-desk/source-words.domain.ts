import type { DeskSource, SilenceCause, SourceFigures, SourceOutage } from '@proverka/contract/desk-sources';
import type { Level } from '@proverka/ui-kit/level-looks';
import { durationWords } from '@proverka/words/durations';
import { formatDecimal, groupedDigits } from '@proverka/words/number-format';
import { counted, wordFor } from '@proverka/words/plural';

export const causeWords: Readonly<Record<SilenceCause, string>> = {
  timeout: 'не ответил вовремя',
  unreachable: 'нет связи',
  circuit_open: 'вопросы приостановлены после отказов подряд',
  captcha: 'просит код с картинки',
  maintenance: 'технические работы',
  redirected: 'отправил на другую страницу',
  refused: 'отказал в доступе',
  gone: 'адрес больше не отвечает',
  busy: 'ограничил число вопросов',
  failed: 'ошибка на стороне источника',
  malformed: 'непригодный ответ',
};

interface StateLook {
  readonly level: Level;
  readonly word: string;
}

/** Of a source that is silent and asked by hand both are said. */
export function stateLook({ state, mode }: Pick<DeskSource, 'state' | 'mode'>): StateLook {
  if (state === 'outage')
    return { level: 'danger', word: mode === 'manual' ? 'Не отвечает, вручную' : 'Не отвечает' };
  if (mode === 'manual') return { level: 'attention', word: 'Вручную' };
  return state === 'idle'
    ? { level: 'unchecked', word: 'Не спрашивали' }
    : { level: 'clear', word: 'Отвечает' };
}

/** «до 250 мс», «до 2,5 с», «больше 20 с». */
export function latencyWords(ms: number | null): string {
  if (ms === null) return '—';
  if (ms > 20_000) return 'больше 20\u00A0с';
  return ms < 1000 ? `до ${ms}\u00A0мс` : `до ${formatDecimal(ms / 1000, 1)}\u00A0с`;
}

/** «5 раз в секунду»; empty where no limit is kept. */
export const paceWords = (perSecond: number | null): string =>
  perSecond === null
    ? ''
    : `${formatDecimal(perSecond)}\u00A0${Number.isInteger(perSecond) ? wordFor(perSecond, 'раз', 'раза', 'раз') : 'раза'} в\u00A0секунду`;

/** «3 из 120 (2,5 %)»; a dash where nobody asked. */
export function failedWords({ failed, questions }: SourceFigures): string {
  if (questions === 0) return '—';
  const share = formatDecimal((failed / questions) * 100, 1);
  return `${groupedDigits(failed)} из ${groupedDigits(questions)} (${share}\u00A0%)`;
}

export const questionsWords = (count: number): string => counted(count, 'вопрос', 'вопроса', 'вопросов');

export const tasksWords = (count: number): string => counted(count, 'задача', 'задачи', 'задач');

/** How long it lasted, or that it goes on. */
export function lastedWords({ opened_at: opened, closed_at: closed, closed_as: as }: SourceOutage): string {
  if (closed === null) return 'идёт сейчас';
  const seconds = (Date.parse(closed) - Date.parse(opened)) / 1000;
  const lasted = `длился ${durationWords(Math.max(0, seconds))}`;
  return as === 'quiet' ? `${lasted}, закрыт: источник больше не спрашивали` : lasted;
}

/** «Отвечают 7 из 9 источников. Не отвечают: …» */
export function overallWords(sources: readonly DeskSource[]): string {
  const silent = sources.filter(({ outage }) => outage !== null);
  if (silent.length === 0) return 'Сбоев нет: все источники, которые спрашивали за час, отвечают.';
  return `Не отвечают: ${silent.map(({ title }) => title).join('; ')}.`;
}
