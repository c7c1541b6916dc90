/** Reads again only when the last reading is older than `lifeMs`; failures are not cached. */
export function cachedFor<Value>(lifeMs: number, read: () => Promise<Value>): () => Promise<Value> {
  let cached: { readonly value: Promise<Value>; readonly readAt: number } | undefined;
  return () => {
    if (cached !== undefined && performance.now() - cached.readAt <= lifeMs) return cached.value;
    const value = read();
    cached = { value, readAt: performance.now() };
    value.catch(() => {
      cached = undefined;
    });
    return value;
  };
}
