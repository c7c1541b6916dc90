/** Deterministic randomness: the same seed gives the same register on every machine. */
export type Random = {
  /** From 0 inclusive to 1 exclusive. */
  fraction: () => number;
  /** Both bounds inclusive. */
  whole: (from: number, to: number) => number;
  pick: <T>(items: readonly T[]) => T;
  chance: (probability: number) => boolean;
  shuffle: <T>(items: readonly T[]) => T[];
};

/** FNV-1a: turns a text into a seed. */
function hash(seed: string): number {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return state >>> 0;
}

/** mulberry32 */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(fraction() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  return {
    fraction,
    whole,
    pick,
    chance: (probability) => fraction() < probability,
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: fraction() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  };
}
