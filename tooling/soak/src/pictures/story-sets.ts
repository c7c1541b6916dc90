export interface StorySets {
  /** Told before and now: what is compared. */
  readonly shared: readonly string[];
  readonly fresh: readonly string[];
  readonly gone: readonly string[];
}

export function sortStories(before: readonly string[], after: readonly string[]): StorySets {
  const [old, current] = [new Set(before), new Set(after)];
  return {
    shared: after.filter((id) => old.has(id)),
    fresh: after.filter((id) => !old.has(id)),
    gone: before.filter((id) => !current.has(id)),
  };
}
