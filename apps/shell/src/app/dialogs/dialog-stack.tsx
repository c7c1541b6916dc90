import { usePlatform } from '@proverka/shell-sdk/platform';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand/react';

/** Dialogs and their focus handling come with the first one that opens. */
const OpenDialogs = lazy(() =>
  import(/* webpackChunkName: "dialogs" */ './open-dialogs.tsx').then((module) => ({
    default: module.OpenDialogs,
  })),
);

/** What is open, in the order it was opened; stays after the first one to tidy up behind it. */
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
