import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export interface FakeAnswer {
  readonly status?: number;
  /** Strings and bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
  readonly silent?: boolean;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Repeats the body at this interval in milliseconds for as long as the client reads. */
  readonly endlessMs?: number;
  /** Sends so many bytes of the body and drops the connection. */
  readonly cutAfter?: number;
}

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ProtocolFake {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
}

type Answers = readonly FakeAnswer[] | ((request: SeenRequest) => FakeAnswer);

/**
 * An outside system on the loopback address: sends its answers in turn and then repeats the last one, or computes them. Ends
 * with the test, or with the file by `afterFile`.
 */
export async function createProtocolFake(
  answers: Answers,
  atEnd: (close: () => Promise<void>) => void = onTestFinished,
): Promise<ProtocolFake> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
      seen.push(one);
      const answer =
        typeof answers === 'function' ? answers(one) : answers[Math.min(seen.length, answers.length) - 1];
      if (answer === undefined || answer.silent) return;
      const { status = 200, body = '', contentType, endlessMs, cutAfter } = answer;
      const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
      response.writeHead(status, {
        'content-type': contentType ?? (isRaw ? 'text/plain' : 'application/json'),
        ...answer.headers,
      });
      const sent = isRaw ? body : JSON.stringify(body);
      if (cutAfter !== undefined) {
        response.write(Buffer.from(sent).subarray(0, cutAfter), () => request.socket.resetAndDestroy());
      } else if (endlessMs === undefined) response.end(sent);
      else pipeline(Readable.from(repeated(sent, endlessMs)), response).catch(() => undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, seen };
}

async function* repeated(body: string | Buffer, everyMs: number): AsyncGenerator<string | Buffer> {
  for (;;) {
    yield body;
    if (everyMs > 0) await wait(everyMs, undefined, { ref: false });
  }
}
