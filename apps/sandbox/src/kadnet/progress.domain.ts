import type { ExtractRequest, ExtractStatus, Outcome } from './extract-request.ts';

const FINAL: Record<Exclude<Outcome, 'never'>, ExtractStatus> = {
  done: 'Выполнен',
  refused: 'Отказ',
  failed: 'Ошибка',
};

export type Step = { status: ExtractStatus; at: number };

/** Every status of a request with its time in milliseconds since 1970. */
function steps({ createdAt, readyMs, outcome, ended }: ExtractRequest): Step[] {
  const created = Date.parse(createdAt);
  const way: Step[] = [
    { status: 'Создан', at: created },
    { status: 'Отправлен в Росреестр', at: created + readyMs / 3 },
    { status: 'В работе', at: created + (readyMs * 2) / 3 },
  ];
  if (ended)
    return [
      ...way.filter(({ at }) => at < Date.parse(ended.at)),
      { status: FINAL[ended.outcome], at: Date.parse(ended.at) },
    ];
  return outcome === 'never' ? way : [...way, { status: FINAL[outcome], at: created + readyMs }];
}

/** Statuses reached by now, oldest first; a request always has the first. */
export const progress = (request: ExtractRequest, now: Date): Step[] =>
  steps(request).filter(({ at }, index) => index === 0 || at <= now.getTime());

export const statusAt = (request: ExtractRequest, now: Date): ExtractStatus =>
  progress(request, now).at(-1)?.status ?? 'Создан';

/** Whether there is a document to fetch: an extract or the register's refusal. */
export const hasResult = (status: ExtractStatus): boolean => status === 'Выполнен' || status === 'Отказ';

/** When the request was sent to the register, if it was. */
export const sentAt = (request: ExtractRequest, now: Date): number | undefined =>
  progress(request, now).find(({ status }) => status === 'Отправлен в Росреестр')?.at;
