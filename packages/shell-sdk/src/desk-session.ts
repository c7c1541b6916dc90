import { createStore, type StoreApi } from 'zustand/vanilla';

/** Shows what a fresh proof is asked with; resolves to whether it was given. */
export type ShowProof = () => Promise<boolean>;

/** What the browser keeps about a session of the desk besides who it is. */
export interface DeskSession {
  /** When the server last answered a call, in milliseconds: from then on it counts the minutes without use. */
  readonly usedAt: StoreApi<number>;
  readonly noteUse: () => void;
  /** Asks for a passkey or a TOTP code; calls refused at the same time share one question. */
  readonly prove: () => Promise<boolean>;
  /** Sets what shows the question, which is the desk's own; returns what takes it away again. */
  readonly proveWith: (show: ShowProof) => () => void;
}

export function createDeskSession(now: () => number): DeskSession {
  const usedAt = createStore<number>(() => now());
  let shown: ShowProof | null = null;
  let asked: Promise<boolean> | null = null;
  return {
    usedAt,
    noteUse: () => usedAt.setState(now(), true),
    prove: () => {
      asked ??= (shown?.() ?? Promise.resolve(false)).finally(() => {
        asked = null;
      });
      return asked;
    },
    proveWith: (show) => {
      shown = show;
      return () => {
        if (shown === show) shown = null;
      };
    },
  };
}
