import type { Wait } from '@proverka/order-flow/await-payment';

/** A provider that is late: asked six times a minute, ten minutes of the page being looked at. */
export const lateDelaysMs: readonly number[] = Array.from({ length: 60 }, () => 10_000);

/** The wait, and after it until somebody looks at the page: what nobody sees need not be asked. */
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
