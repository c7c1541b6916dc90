export interface JoinedWork<Value> {
  /**
   * Does the work, or waits for the same work that is under way. The work is given up when everybody who waits for it has
   * left; whoever leaves alone is rejected alone.
   */
  readonly join: (
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Value>,
  ) => Promise<Value>;
}

interface Running<Value> {
  readonly value: Promise<Value>;
  readonly giveUp: () => void;
  waiting: number;
}

/** Equal work that many ask for at once is done once. */
export function createJoinedWork<Value>(): JoinedWork<Value> {
  const all = new Map<string, Running<Value>>();
  const begin = (key: string, work: (signal: AbortSignal) => Promise<Value>): Running<Value> => {
    const giving = new AbortController();
    const value = work(giving.signal).finally(() => {
      if (all.get(key) === running) all.delete(key);
    });
    // Told to those who wait; when all have left, to nobody.
    value.catch(() => undefined);
    const giveUp = () => {
      all.delete(key);
      giving.abort();
    };
    const running: Running<Value> = { value, giveUp, waiting: 0 };
    all.set(key, running);
    return running;
  };
  return {
    async join(key, signal, work) {
      signal.throwIfAborted();
      const running = all.get(key) ?? begin(key, work);
      running.waiting += 1;
      const left = Promise.withResolvers<never>();
      const leave = () => left.reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await Promise.race([running.value, left.promise]);
      } finally {
        signal.removeEventListener('abort', leave);
        running.waiting -= 1;
        if (running.waiting === 0 && all.get(key) === running) running.giveUp();
      }
    },
  };
}
