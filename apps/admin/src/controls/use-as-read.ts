import { useState } from 'react';

export interface AsRead<Value> {
  /** What an act is decided on: what was on the screen when its author began, also after the screen has been read anew. */
  readonly read: Value;
  readonly begin: () => void;
  /** The act has been answered: the next one is decided on what is on the screen then. */
  readonly end: () => void;
}

/**
 * Lists and pages are read anew in the background, so what is newest is not what somebody has looked at. An act sends what its
 * author read, and the server says when it has changed since.
 */
export function useAsRead<Value>(newest: Value): AsRead<Value> {
  const [begun, setBegun] = useState<{ readonly read: Value } | null>(null);
  return {
    read: begun === null ? newest : begun.read,
    begin: () => setBegun((earlier) => earlier ?? { read: newest }),
    end: () => setBegun(null),
  };
}
