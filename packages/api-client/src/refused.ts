import type { Problem } from '@proverka/contract/problem';

const mark: unique symbol = Symbol.for('proverka/refused');

/**
 * A refusal of the API: branch on `problem.code`, show `refusalMessage(problem)`. The shell and every remote have a copy of
 * this class and exchange its errors, so `instanceof` checks a shared symbol.
 */
export class Refused extends Error {
  readonly problem: Problem;
  readonly [mark] = true;

  static override [Symbol.hasInstance](value: unknown): value is Refused {
    return typeof value === 'object' && value !== null && mark in value;
  }

  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'Refused';
    this.problem = problem;
  }
}

/** Not signed in (any more): a repeat gets the same answer until somebody signs in. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof Refused && error.problem.code === 'unauthenticated';

/** The problem of a call that got no answer. */
export const unreachable: Problem = {
  type: 'about:blank',
  title: 'Нет связи с сервисом. Проверьте подключение и повторите',
  status: 503,
  code: 'service_unavailable',
  requestId: '',
};

/** What is read of a response. */
export interface Answer extends Pick<Response, 'ok' | 'status'> {
  readonly headers: Pick<Headers, 'get'>;
  readonly json: () => Promise<unknown>;
}

/** An error response from something in between (a proxy's HTML page, for example) becomes a refusal too. */
export async function readProblem(response: Answer): Promise<Problem> {
  const type = response.headers.get('content-type') ?? '';
  const problem: unknown = type.includes('application/problem+json')
    ? await response.json().catch(() => null)
    : null;
  if (typeof problem === 'object' && problem !== null && 'code' in problem) return problem as Problem;
  return {
    type: 'about:blank',
    title: '',
    status: response.status,
    code: response.status >= 500 ? 'service_unavailable' : 'internal',
    requestId: response.headers.get('x-request-id') ?? '',
  };
}

const passedThrough = new Set([
  'Suspicious activity detected',
  'Невалидный e-mail',
  'Такой e-mail не существует',
]);

/** Section 8: messages with Cyrillic and a few named ones are shown; all others become one sentence. */
export function refusalMessage(error: unknown): string {
  const { detail = '', title = '' } = error instanceof Refused ? error.problem : {};
  const readable = [detail, title].find((text) => /[а-яё]/i.test(text) || passedThrough.has(text));
  return readable ?? 'Что то пошло не так, неизвестная ошибка';
}
