/** Section 7: at most 5 requests per 1000 ms. */
export const browserRequestLimit = { requests: 5, milliseconds: 1000 };

/**
 * Starts at most `requests` calls per `milliseconds` and queues the others in order; an aborted call leaves the queue
 * without using a slot.
 */
export function createRequestLimiter({ requests, milliseconds } = browserRequestLimit) {
  const waiting: (() => void)[] = [];
  let free = requests;
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const start = () => {
    setTimeout(release, milliseconds);
  };
  return async function takeTurn(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (free > 0) {
      free -= 1;
      start();
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        signal?.removeEventListener('abort', leave);
        start();
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(signal?.reason as Error);
      };
      waiting.push(turn);
      signal?.addEventListener('abort', leave, { once: true });
    });
  };
}
