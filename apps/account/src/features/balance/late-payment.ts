import type { Wait } from '@proverka/order-flow/await-payment';

/** Polling of a late provider: six times a minute, for ten minutes of the page being visible. */
export const lateDelaysMs: readonly number[] = Array.from({ length: 60 }, () => 10_000);

/** Waits, and then until the page is visible: a hidden page need not poll. */
export function whileSeen(wait: Wait): Wait {
  return async (milliseconds, signal) => {
    await wait(milliseconds, signal);
    await untilSeen(signal);
  };
}

async function untilSeen(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (document.visibilityState === 'visible') return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    if (document.visibilityState === 'visible') resolve();
  };
  const leave = () => reject(signal.reason as Error);
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', leave);
  try {
    await promise;
  } finally {
    document.removeEventListener('visibilitychange', look);
    signal.removeEventListener('abort', leave);
  }
}
