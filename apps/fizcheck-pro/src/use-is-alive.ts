import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in what comes as HTML, true once its script is there. A form that came as HTML would be sent, and what was typed
 * lost, by a press before that.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
