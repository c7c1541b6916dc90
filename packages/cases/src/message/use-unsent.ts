import { useQueryClient } from '@proverka/shell-sdk/query';
import { useState } from 'react';

/**
 * A text that is not lost when its form is closed before it was sent. It waits in the memory of the tab, which forgets it a few
 * minutes later and when the visitor signs out.
 */
export function useUnsent(keptAs: string | undefined): [text: string, write: (text: string) => void] {
  const queryClient = useQueryClient();
  const key = ['unsent-message', keptAs];
  const [text, setText] = useState(() =>
    keptAs === undefined ? '' : (queryClient.getQueryData<string>(key) ?? ''),
  );
  const write = (next: string) => {
    setText(next);
    if (keptAs !== undefined) queryClient.setQueryData(key, next);
  };
  return [text, write];
}
