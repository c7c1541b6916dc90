import { setTimeout as wait } from 'node:timers/promises';

/** Polls until the answer passes; the work of other processes cannot be awaited otherwise. */
export async function until<Value>(
  ask: () => Promise<Value>,
  isGood: (value: Value) => boolean,
  seconds = 15,
): Promise<Value> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const value = await ask();
    if (isGood(value)) return value;
    if (performance.now() > deadline) throw new Error(`still ${JSON.stringify(value)} after ${seconds} s`);
    await wait(50);
  }
}
