import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs a reading when those before it have ended. */
export type InTurn = <Value>(read: () => Promise<Value>) => Promise<Value>;

/**
 * Readings of the database one after another: all at once, a scrape would itself be the crowd that waits for a connection. The first
 * begins after the figures of the pool were taken, and is not among them.
 */
export function takeTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (read) => {
    const turn = last.then(() => nextTurn()).then(read);
    last = turn.catch(() => undefined);
    return turn;
  };
}
