import type { Report } from '@proverka/contract/report';
import { durationWords } from '@proverka/words/durations';

export type Expected = Report['expected'];

/** «обычно 30 мин, иногда до 24 ч» from the median and the 95th percentile of earlier reports. */
export function expectedWords({ p50, p95 }: Expected): string {
  const usual = `обычно ${durationWords(p50)}`;
  const late = durationWords(p95);
  return p95 <= p50 || late === durationWords(p50) ? usual : `${usual}, иногда до ${late}`;
}

/** «прошло 2 мин, обычно 30 мин»; without the first part while it is not known. */
export function waitWords(expected: Expected, elapsedSeconds: number | null): string {
  const usual = expectedWords(expected);
  return elapsedSeconds === null ? usual : `прошло ${durationWords(elapsedSeconds)}, ${usual}`;
}

/** The text for somebody who has waited this many seconds; empty within the usual time. */
export function overdueWords({ p50, p95 }: Expected, elapsedSeconds: number | null): string {
  if (elapsedSeconds === null) return '';
  if (elapsedSeconds > p95) {
    return 'Ждём дольше, чем почти всегда. Проверка продолжается: если источник не ответит, деньги вернутся.';
  }
  if (elapsedSeconds > p50)
    return 'Обычно к этому времени готово. Источник ещё не ответил, проверка продолжается.';
  return '';
}
