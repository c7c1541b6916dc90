import { usePlatform } from '@proverka/shell-sdk/platform';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand/react';

/** Dialogs and their focus handling load with the first dialog. */
const OpenDialogs = lazy(() =>
  import(/* webpackChunkName: "dialogs" */ './open-dialogs.tsx').then((module) => ({
    default: module.OpenDialogs,
  })),
);

/** Open dialogs in the order of opening; stays mounted after the first one to clean up after it. */
export function DialogStack() {
  const { dialogs } = usePlatform();
  const stack = useStore(dialogs.stack);
  const [wasUsed, setWasUsed] = useState(false);
  if (stack.length > 0 && !wasUsed) setWasUsed(true);
  if (!wasUsed) return null;
  return (
    <Suspense fallback={null}>
      <OpenDialogs />
    </Suspense>
  );
}
