import { Agent, request as openRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { FuzzAnswer } from '@proverka/fuzz/judge';
import type { FuzzRequest } from '@proverka/fuzz/to-request';

export type Send = (request: FuzzRequest) => Promise<FuzzAnswer>;

/** Nobody waits longer; an answer later than two seconds is a fault already. */
const GIVE_UP_MS = 10_000;
const MOST_BYTES = 8 * 1024 * 1024;

/** Sends calls to one server over its own connections. An answer of status 0 never came. */
export function createSender(baseUrl: string, connections: number): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(baseUrl);
  async function send(request: FuzzRequest): Promise<FuzzAnswer> {
    const first = await sendOnce(request);
    // A server may close an idle connection at the very moment it is used again.
    return first.status === 0 && first.text.includes('ECONNRESET') ? sendOnce(request) : first;
  }
  function sendOnce({ method, url, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
    const startedAt = performance.now();
    // Node refuses to send some headers; the promise is rejected then.
    return new Promise((resolve) => {
      const done = (status: number, text: string, answer?: IncomingMessage) => {
        clearTimeout(timer);
        resolve({ status, text, headers: answer?.headers ?? {}, ms: performance.now() - startedAt });
      };
      const call = openRequest({
        agent,
        hostname,
        port,
        method,
        path: url,
        headers: { ...headers, ...(body !== undefined && { 'content-length': body.length }) },
        insecureHTTPParser: false,
      });
      const timer = setTimeout(() => {
        done(0, 'no answer within ten seconds');
        call.destroy();
      }, GIVE_UP_MS);
      call.once('error', (error: Error) => done(0, (error as NodeJS.ErrnoException).code ?? error.message));
      call.once('response', (answer) => {
        readText(answer, (text) => done(answer.statusCode ?? 0, text, answer));
      });
      call.end(body);
    });
  }
  return { send, close: () => agent.destroy() };
}

/** An event stream is read until its first event, a file until it is long enough. */
function readText(answer: IncomingMessage, done: (text: string) => void): void {
  const isStream = String(answer.headers['content-type']).startsWith('text/event-stream');
  const chunks: Buffer[] = [];
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (!isStream && bytes < MOST_BYTES) return;
    done(Buffer.concat(chunks).toString());
    answer.destroy();
  });
  answer.once('end', () => done(Buffer.concat(chunks).toString()));
  answer.once('error', () => done(Buffer.concat(chunks).toString()));
}
