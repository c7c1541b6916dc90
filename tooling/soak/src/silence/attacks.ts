import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { bombs, callOf } from './bombs.ts';
import { headOf } from './target.ts';
import type { Target } from './target.ts';

export interface Attack {
  readonly stop: () => void;
  /** How many sockets or requests it has made. */
  readonly made: () => number;
}

type Open = (bytes: string | Buffer, options?: { reads?: boolean; every?: string }) => void;

/** Every attack has an address of its own, and a rate: an attacker who shares the processors must not use them up. */
export const attacks: Readonly<Record<string, (target: Target) => Attack>> = {
  'slow bodies': (target) =>
    keepOpen('127.0.1.1', 600, target, (open) =>
      open(`${headOf(target, 'POST', '/api/order')}content-length: 5000\r\n\r\n{`, { every: ' ' }),
    ),
  'slow readers': (target) =>
    keepOpen('127.0.1.2', 600, target, (open) =>
      open(`${headOf(target, 'GET', target.largeFile)}\r\n`.repeat(3), { reads: false }),
    ),
  'event streams': (target) =>
    keepOpen('127.0.1.3', 1400, target, (open) =>
      open(
        `${headOf(target, 'GET', `/api/report/${target.itemId}/events`)}cookie: _token=${target.token}\r\n\r\n`,
      ),
    ),
  bombs: (target) => {
    const calls = bombs().map((bomb) => callOf(target, bomb));
    return perSecond('127.0.1.4', 5, target, (open, at) => open(calls[at % calls.length] ?? ''));
  },
  '404 storm': (target) =>
    perSecond('127.0.1.5', 100, target, (open, at) =>
      open(`${headOf(target, 'GET', `/nowhere-${at}/`)}connection: close\r\n\r\n`),
    ),
  'connection flood': (target) => perSecond('127.0.1.6', 150, target, (open) => open('')),
};

const DRIP_MS = 1000;
/** A connection that is left alone by its server is given up after this, so that descriptors do not run out. */
const LONGEST_MS = 20_000;

/** Keeps so many sockets open from one address; a closed one is replaced within a second. */
function keepOpen(from: string, count: number, target: Target, act: (open: Open) => void): Attack {
  return run(from, target, Infinity, (open, opened) => {
    // At most a quarter at a time: all at once would be another attack.
    const missing = Math.min(count - opened, Math.ceil(count / 4));
    for (let made = 0; made < missing; made += 1) act(open);
  });
}

function perSecond(
  from: string,
  rate: number,
  target: Target,
  act: (open: Open, at: number) => void,
): Attack {
  let at = 0;
  return run(from, target, LONGEST_MS, (open) => {
    for (let made = 0; made < rate; made += 1) act(open, (at += 1));
  });
}

/** One timer for all sockets of an attack; what comes back is dropped unread. */
function run(
  from: string,
  { port }: Target,
  longestMs: number,
  eachSecond: (open: Open, opened: number) => void,
): Attack {
  const sockets = new Map<Socket, string | undefined>();
  let made = 0;
  const open: Open = (bytes, { reads = true, every } = {}) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    made += 1;
    sockets.set(socket, every);
    if (reads) socket.resume();
    else socket.pause();
    if (bytes.length > 0) socket.write(bytes);
    if (longestMs !== Infinity) socket.setTimeout(longestMs, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const timer = setInterval(() => {
    for (const [socket, every] of sockets) if (every !== undefined && socket.writable) socket.write(every);
    eachSecond(open, sockets.size);
  }, DRIP_MS);
  return {
    made: () => made,
    stop() {
      clearInterval(timer);
      for (const socket of sockets.keys()) socket.destroy();
    },
  };
}
