import { randomInt } from 'node:crypto';

const STEPS = 1000;

/**
 * Calls `act` again and again, each time after between half of `ms` and all of it, so that what began in one moment, as after a
 * restart, does not stay together. Returns the function that ends it.
 */
export function everyAbout(ms: number, act: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => {
        wait();
        act();
      },
      ms * (1 - randomInt(STEPS) / (2 * STEPS)),
    ).unref();
  };
  wait();
  return () => clearTimeout(timer);
}
