export interface Admission {
  /** Takes a place for `key` and returns the function that gives it back (once), or null when all places are taken. */
  readonly enter: (key: string) => (() => void) | null;
}

/** Limits how many things go on at once: `total` in all, `perKey` for one visitor. */
export function createAdmission({
  total,
  perKey,
}: {
  readonly total: number;
  readonly perKey: number;
}): Admission {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    enter(key) {
      const own = taken.get(key) ?? 0;
      if (all >= total || own >= perKey) return null;
      all += 1;
      taken.set(key, own + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        all -= 1;
        const left = (taken.get(key) ?? 1) - 1;
        if (left === 0) taken.delete(key);
        else taken.set(key, left);
      };
    },
  };
}
