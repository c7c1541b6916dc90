import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the served HTML, true once the script runs. A click on the form before that would submit it and lose the
 * input.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
