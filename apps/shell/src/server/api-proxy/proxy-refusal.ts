import type { FastifyReply } from 'fastify';

const refusals = {
  invalid_request: { status: 400, title: 'Проверьте заполнение полей' },
  method_not_allowed: { status: 405, title: 'Этот адрес не поддерживает такой запрос' },
  unknown_host: { status: 421, title: 'Этот адрес не обслуживается' },
  body_too_slow: { status: 408, title: 'Запрос шёл слишком долго. Проверьте связь и повторите' },
  payload_too_large: { status: 413, title: 'Запрос слишком большой' },
  too_many_requests: { status: 429, title: 'Слишком много запросов. Подождите немного и повторите' },
  service_unavailable: {
    status: 503,
    title: 'Сервис временно недоступен. Повторите через несколько минут',
  },
} as const;

const RETRY_AFTER_SECONDS = 2;

export type ProxyRefusal = keyof typeof refusals;

/** Answers in the place of the API, in the same form: problem+json. */
export function refuseCall(reply: FastifyReply, code: ProxyRefusal): FastifyReply {
  const { status, title } = refusals[code];
  // A body that was not read to its end makes the connection useless.
  if (!reply.request.raw.complete) void reply.header('connection', 'close');
  if (status === 429 || status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ type: 'about:blank', title, status, code, requestId: reply.request.id });
}
