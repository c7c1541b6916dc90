import { usePlatform } from '@proverka/shell-sdk/platform';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand/react';

/** Dialogs and their focus handling come with the first one that opens. */
const OpenDialogView = lazy(() =>
  import('./open-dialog-view.tsx').then((module) => ({ default: module.OpenDialogView })),
);

/** What is open, in the order it was opened; Escape closes the top one. */
export function DialogStack() {
  const { dialogs } = usePlatform();
  const stack = useStore(dialogs.stack);
  return (
    <Suspense fallback={null}>
      {stack.map((dialog) => (
        <OpenDialogView key={dialog.key} dialog={dialog} onClose={() => dialogs.close(dialog.key)} />
      ))}
    </Suspense>
  );
}
