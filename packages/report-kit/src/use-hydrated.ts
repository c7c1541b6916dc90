import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and while its page is taken over; true from then on, and at once on a page the browser renders. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
