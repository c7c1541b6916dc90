/** How long a page waits for one call of its data. */
export const MOST_CALL_MS = 6000;

/** A fetch that gives up: a call nobody answers in time fails like one that did not get through. */
export const fetchWithin =
  (milliseconds: number): typeof fetch =>
  async (input, init) => {
    const limit = AbortSignal.timeout(milliseconds);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    try {
      return await fetch(input, { ...init, signal });
    } catch (error) {
      if (limit.aborted) throw new TypeError('Nobody answered in time', { cause: error });
      throw error;
    }
  };
