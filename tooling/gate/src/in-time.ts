import { setTimeout as wait } from 'node:timers/promises';

/** Rejects when the promise is not settled by then; what hangs is left alone. */
export async function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const done = new AbortController();
  const late = wait(milliseconds, null, { signal: done.signal }).then(() => {
    throw new Error(`not within ${milliseconds / 1000} seconds`);
  });
  late.catch(() => undefined);
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    done.abort();
  }
}
