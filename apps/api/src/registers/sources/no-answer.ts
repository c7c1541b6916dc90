import type { GateAnswer } from '#platform/outbound/gate.ts';
import type { Unavailable } from '#platform/outbound/source.ts';

/** Why a source gave no answer, in words for the customer: the report says them when the task is given up. */
const causes = {
  timeout: 'Источник не ответил.',
  unreachable: 'С источником не удалось связаться.',
  circuit_open: 'Источник несколько раз подряд не ответил, и вопросы к нему приостановлены.',
  crowded: 'К источнику накопилось слишком много вопросов.',
  captcha: 'Источник просит ввести код с картинки.',
  maintenance: 'Источник сообщил о технических работах.',
  redirected: 'Источник вместо ответа отправил на другую страницу.',
  refused: 'Источник отказал в доступе.',
  gone: 'По прежнему адресу источник больше не отвечает.',
  busy: 'Источник ограничил число вопросов.',
  rejected: 'Источник не принял вопрос.',
  failed: 'Источник сообщил об ошибке на своей стороне.',
} as const;
type Cause = keyof typeof causes;

/** Silence of a source. It never counts as «nothing found» and is asked about again until the task's deadline. */
export const noAnswer = (name: string, cause: Cause, detail: string = cause): Unavailable => ({
  kind: 'unavailable',
  retryable: true,
  reason: `${name}: ${detail}`,
  words: causes[cause],
  ...whoseDoing(cause),
});

/** Our own rate limit and a question the source did not accept say nothing about whether it answers. */
function whoseDoing(cause: Cause): Pick<Unavailable, 'cause' | 'isNotPut'> {
  if (cause === 'crowded') return { isNotPut: true };
  return cause === 'rejected' ? {} : { cause };
}

/** An HTTP status, or a status in the body, that is no answer. */
export const noAnswerBy = (name: string, status: number): Unavailable =>
  noAnswer(name, causeOf(status), `status ${status}`);

/** A call that was not answered; an answer that began and was lost is malformed instead. */
export const noCall = (
  name: string,
  reason: Exclude<Extract<GateAnswer, { answered: false }>['reason'], 'too_large' | 'endless' | 'cut_off'>,
): Unavailable => noAnswer(name, reason);

/** 451 is sent by sites that close themselves to programs, 402 by suppliers whose money has run out. */
function causeOf(status: number): Cause {
  if (status >= 500) return 'failed';
  if (status >= 300 && status < 400) return 'redirected';
  if ([401, 402, 403, 407, 451].includes(status)) return 'refused';
  if ([404, 405, 410].includes(status)) return 'gone';
  return status === 429 ? 'busy' : 'rejected';
}
