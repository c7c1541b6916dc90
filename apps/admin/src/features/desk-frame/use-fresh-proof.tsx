import { usePlatform } from '@proverka/shell-sdk/platform';
import { useEffect } from 'react';
import { ProofDialog } from './proof-dialog.tsx';

/** Answers for calls that were refused without a fresh proof: a dialog asks, and the call is made again. */
export function useFreshProof(): void {
  const { desk, dialogs } = usePlatform();
  useEffect(
    () =>
      desk?.proveWith(
        () =>
          new Promise((resolve) => {
            dialogs.open(
              {
                title: 'Подтвердите действие',
                size: 'xs',
                keepOnOutsideClick: true,
                onClosed: () => resolve(false),
              },
              (close) => (
                <ProofDialog
                  onProved={() => {
                    resolve(true);
                    close();
                  }}
                />
              ),
            );
          }),
      ),
    [desk, dialogs],
  );
}
