import type { Ask, Asked } from '@proverka/api-client/api-client';
import type { Answer } from '@proverka/api-client/refused';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

/** How long a page waits for one call of its data. */
export const MOST_CALL_MS = 6000;

/** Gives up after so many milliseconds: a call nobody answers in time fails like one that did not get through. */
export type AskWithin = (milliseconds: number) => Ask;

/**
 * Asks over connections that stay open, by Node's own client: `fetch` takes several times its processor time, for redirects, streamed
 * bodies and caches that nothing between the shell and its API needs.
 */
export function askApi(apiUrl: string): AskWithin {
  const { Agent, request } = apiUrl.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true });
  const send: Send = (url, { method, headers, body }) => {
    const sent = request(url, { agent, method, headers });
    sent.end(body);
    return sent;
  };
  return (milliseconds) => async (url, asked) => {
    asked.signal?.throwIfAborted();
    const begun = performance.now();
    try {
      return await askOnce(send, url, asked, milliseconds);
    } catch (error) {
      if (error !== closedBefore || asked.method !== 'GET') throw error;
      return askOnce(send, url, asked, milliseconds - (performance.now() - begun));
    }
  };
}

type Send = (url: string, asked: Asked) => http.ClientRequest;

/** The API had closed a connection that was open for long, before it got the call. */
const closedBefore = new TypeError('The connection was closed before');

function askOnce(send: Send, url: string, asked: Asked, milliseconds: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { signal } = asked;
  let isCancelled = false;
  const cancel = () => {
    isCancelled = true;
    sent.destroy();
  };
  const sent = send(url, asked);
  const limit = setTimeout(cancel, milliseconds);
  signal?.addEventListener('abort', cancel);
  const settle = () => {
    clearTimeout(limit);
    signal?.removeEventListener('abort', cancel);
  };
  const fail = (error: NodeJS.ErrnoException) => {
    settle();
    if (signal?.aborted) reject(signal.reason as Error);
    else if (!isCancelled && sent.reusedSocket && error.code === 'ECONNRESET') reject(closedBefore);
    else reject(new TypeError(isCancelled ? 'Nobody answered in time' : 'Nobody answered', { cause: error }));
  };
  sent.on('error', fail);
  sent.on('response', (message) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('error', fail);
    message.on('end', () => {
      settle();
      resolve(answerOf(message, Buffer.concat(parts)));
    });
  });
  return promise;
}

function answerOf({ statusCode: status = 0, headers }: IncomingMessage, body: Buffer): Answer {
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => String(headers[name] ?? '') || null },
    json: async () => JSON.parse(body.toString()) as unknown,
  };
}
