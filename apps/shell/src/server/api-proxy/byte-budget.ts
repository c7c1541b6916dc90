export interface ByteBudget {
  /** False when that many bytes would exceed the budget; then nothing is taken. */
  readonly take: (bytes: number) => boolean;
  readonly giveBack: (bytes: number) => void;
}

/** Bounds the memory that bodies of all requests take together. */
export function createByteBudget(total: number): ByteBudget {
  let used = 0;
  return {
    take(bytes) {
      if (used + bytes > total) return false;
      used += bytes;
      return true;
    },
    giveBack(bytes) {
      used -= bytes;
    },
  };
}
