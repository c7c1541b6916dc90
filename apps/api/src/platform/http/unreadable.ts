import type { FastifyServerOptions } from 'fastify';
import { codeOfStatus, writeProblem } from './problem.ts';

type Answer = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/** Bytes that are no request get a problem, too. Nothing of them is read, so nobody is named and nothing is logged. */
export const answerUnreadable: Answer = ({ code, rawPacket }, socket) => {
  // Clients open connections ahead of requests: whatever was sent on one would be read as the answer to the first request.
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  if (!socket.writable) return;
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = writeProblem({ code: codeOfStatus(status) });
  const head = [
    `HTTP/1.1 ${status} ${phrases[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // Whoever asks for a head alone would read a body as a second answer (RFC 9110, 9.3.2).
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`);
};

const phrases = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
} as const;
