import { useQueryClient } from '@proverka/shell-sdk/query';
import { useCallback, useState } from 'react';

/** A text and how it is written. */
export type Unsent = readonly [text: string, write: (text: string) => void];

/**
 * A text that is not lost when its form is closed before it was sent. It waits in the memory of the tab, which forgets it a few
 * minutes later and when the visitor signs out.
 */
export function useUnsent(keptAs: string | undefined): Unsent {
  const queryClient = useQueryClient();
  const [text, setText] = useState(() =>
    keptAs === undefined ? '' : (queryClient.getQueryData<string>(keyOf(keptAs)) ?? ''),
  );
  const write = useCallback(
    (next: string) => {
      setText(next);
      if (keptAs !== undefined) queryClient.setQueryData(keyOf(keptAs), next);
    },
    [queryClient, keptAs],
  );
  return [text, write];
}

const keyOf = (keptAs: string) => ['unsent-message', keptAs];
