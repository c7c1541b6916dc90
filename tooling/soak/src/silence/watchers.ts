import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { addressOf } from './people.ts';
import type { Person } from './people.ts';

export interface Watchers {
  readonly served: number;
  readonly stillOpen: () => number;
  readonly stop: () => void;
}

/** So many open their reports at the same moment; the others come when they have them. */
const AT_ONCE = 40;
const GIVE_UP_MS = 20_000;

/** Opens so many event streams of reports, each person a few, and keeps them. */
export async function openWatchers(
  port: number,
  people: readonly Person[],
  count: number,
): Promise<Watchers> {
  const open = new Set<Socket>();
  let served = 0;
  let next = 0;
  const line = async () => {
    while (next < count) {
      const at = next;
      next += 1;
      const person = people[at % people.length];
      if (person === undefined) throw new Error('nobody watches');
      if (await watchReport(port, person, addressOf(at), open)) served += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return {
    served,
    stillOpen: () => open.size,
    stop() {
      for (const socket of open) socket.destroy();
    },
  };
}

/** Resolves with true at the first event; the stream stays open. */
function watchReport(
  port: number,
  { itemId, token }: Person,
  address: string,
  open: Set<Socket>,
): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [
      `GET /api/report/${itemId}/events HTTP/1.1`,
      'host: realestate.localhost',
      `cookie: _token=${token}`,
      `x-forwarded-for: ${address}`,
      'accept: text/event-stream',
      '',
      '',
    ].join('\r\n'),
  );
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(false);
      socket.destroy();
    }, GIVE_UP_MS);
    socket.on('data', (chunk: Buffer) => {
      if (!chunk.includes('event: report')) return;
      clearTimeout(timer);
      open.add(socket);
      resolve(true);
    });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(timer);
      open.delete(socket);
      resolve(false);
    });
  });
}
