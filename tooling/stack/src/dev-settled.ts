import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was saved and is not served yet. */
export interface Settling {
  /** Answers once nothing is left to be served. */
  readonly url: string;
  readonly begin: () => void;
  /** Once for every `begin`, also after a failure. */
  readonly end: () => void;
  readonly stop: () => void;
}

/** A file was saved that long ago before its watcher says so. */
const noticeMs = 50;

/** Lets pages wait for builds that have begun, by HTTP: the shell is another process. */
export async function startSettling(): Promise<Settling> {
  const waiting = new Set<ServerResponse>();
  let begun = 0;
  const server = createServer((_, response) => {
    setTimeout(() => {
      if (begun === 0) {
        response.end();
        return;
      }
      waiting.add(response);
      response.once('close', () => waiting.delete(response));
    }, noticeMs);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    begin: () => {
      begun += 1;
    },
    end: () => {
      begun = Math.max(0, begun - 1);
      if (begun > 0) return;
      for (const response of waiting) response.end();
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
