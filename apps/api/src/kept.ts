/** Reads again only when the last reading is older than `lifeMs`; a failed reading is not kept. */
export function keptFor<Value>(lifeMs: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly readAt: number } | undefined;
  return () => {
    if (kept !== undefined && performance.now() - kept.readAt <= lifeMs) return kept.value;
    const value = read();
    kept = { value, readAt: performance.now() };
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };
}
