import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { refuseCall } from './api-proxy/proxy-refusal.ts';
import { commonSecurityHeaders } from './security-headers.ts';

const isCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

/** Answers to requests that no route gets, in the form of what was asked for: a problem for a call, plain text for the rest. */
export const unroutableOptions = {
  frameworkErrors: (_error, request, reply) => {
    refuse(request, reply, 400);
  },
  // The request was not even read to the end of its headers, so there is nothing to log and nobody to name.
  clientErrorHandler: ({ code, rawPacket }, socket) => {
    // Browsers open connections ahead of requests: whatever was sent on one would be read as the answer to the first request.
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    const [status, title, problem] =
      code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'Запрос слишком большой', 'payload_too_large']
        : code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? ['408 Request Timeout', 'Запрос не пришёл вовремя', 'invalid_request']
          : ['400 Bad Request', 'Такой запрос не разобрать', 'invalid_request'];
    const body = JSON.stringify({
      type: 'about:blank',
      title,
      status: Number(status.slice(0, 3)),
      code: problem,
      requestId: '',
    });
    if (!socket.writable) return;
    const type = 'content-type: application/problem+json; charset=utf-8';
    const length = `content-length: ${Buffer.byteLength(body)}`;
    // Whoever asks for a head alone would read a body as a second answer (RFC 9110, 9.3.2).
    const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';
    const head = `HTTP/1.1 ${status}\r\n${type}\r\n${length}\r\nconnection: close\r\n\r\n`;
    socket.end(isHead ? head : head + body);
  },
} satisfies FastifyServerOptions;

export function answerUnroutable(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 405));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500) return refuse(request, reply, 400);
    request.log.error({ err: error }, 'a request failed');
    return isCall(request) ? refuseCall(reply, 'service_unavailable') : refuse(request, reply, 500);
  });
}

const texts = {
  400: 'Такой запрос не разобрать.\n',
  405: 'Этот адрес не поддерживает такой запрос.\n',
  500: 'Произошла ошибка, мы уже решаем эту проблему.\n',
} as const;

function refuse(request: FastifyRequest, reply: FastifyReply, status: keyof typeof texts): FastifyReply {
  if (isCall(request)) return refuseCall(reply, status === 405 ? 'method_not_allowed' : 'invalid_request');
  return reply
    .code(status)
    .headers(commonSecurityHeaders)
    .type('text/plain; charset=utf-8')
    .send(texts[status]);
}
