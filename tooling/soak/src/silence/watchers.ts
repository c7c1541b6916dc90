import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from './people.ts';
import type { Person } from './people.ts';

export interface Watchers {
  readonly served: () => number;
  readonly stillOpen: () => number;
  readonly stop: () => void;
}

const PER_TICK = 20;
const TICK_MS = 100;
const SETTLE_MS = 5000;

/** Opens so many event streams of reports, each person a few, and keeps them. */
export async function openWatchers(
  port: number,
  people: readonly Person[],
  count: number,
): Promise<Watchers> {
  const open = new Set<Socket>();
  let served = 0;
  for (let at = 0; at < count; at += 1) {
    const person = people[at % people.length];
    if (person === undefined) throw new Error('nobody watches');
    const socket = connect(port, '127.0.0.1');
    let isServed = false;
    open.add(socket);
    socket.write(
      [
        `GET /api/report/${person.itemId}/events HTTP/1.1`,
        'host: realestate.localhost',
        `cookie: _token=${person.token}`,
        `x-forwarded-for: ${addressOf(at)}`,
        'accept: text/event-stream',
        '',
        '',
      ].join('\r\n'),
    );
    socket.on('data', (chunk: Buffer) => {
      if (isServed || !chunk.includes('event: report')) return;
      isServed = true;
      served += 1;
    });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
    if (at % PER_TICK === 0) await wait(TICK_MS);
  }
  await wait(SETTLE_MS);
  return {
    served: () => served,
    stillOpen: () => open.size,
    stop() {
      for (const socket of open) socket.destroy();
    },
  };
}
