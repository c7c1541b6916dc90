/** The methods of browser storage used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** JSON under one key. Disabled or full storage and malformed content are treated as empty. */
export interface JsonSlot<T> {
  readonly read: () => T | null;
  readonly write: (value: T) => void;
  readonly clear: () => void;
}

export function jsonSlot<T>(
  storage: () => TextStorage,
  key: string,
  isValid: (value: unknown) => value is T,
): JsonSlot<T> {
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        return isValid(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: (value) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    clear: () => attempt(() => storage().removeItem(key)),
  };
}

function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // Not stored; the visit continues without it.
  }
}

export function memoryStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
