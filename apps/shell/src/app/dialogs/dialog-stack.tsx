import { usePlatform } from '@proverka/shell-sdk/platform';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';

/** Dialogs and their focus handling load with the first dialog. */
const OpenDialogs = lazy(() =>
  import(/* webpackChunkName: "dialogs" */ './open-dialogs.tsx').then((module) => ({
    default: module.OpenDialogs,
  })),
);

/**
 * Open dialogs in the order of opening; stays mounted after the first one to clean up after it. The press that opens the first
 * is painted before the code of dialogs is asked for.
 */
export function DialogStack() {
  const { dialogs } = usePlatform();
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const look = () => {
      if (dialogs.stack.getState().length > 0) startTransition(() => setUsed(true));
    };
    look();
    return dialogs.stack.subscribe(look);
  }, [dialogs]);
  if (!isUsed) return null;
  return (
    <Suspense fallback={null}>
      <OpenDialogs />
    </Suspense>
  );
}
