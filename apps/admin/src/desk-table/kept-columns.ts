import { knownUser } from '@proverka/shell-sdk/session';
import { useSession } from '@proverka/shell-sdk/platform';
import { useState } from 'react';

export interface KeptColumns {
  /** Keys of the columns not shown; null until somebody chose. */
  readonly hidden: readonly string[] | null;
  readonly setHidden: (hidden: readonly string[]) => void;
}

/** Which columns somebody of the staff hid, kept in this browser for them alone: another screen has room for others. */
export function useKeptColumns(list: string): KeptColumns {
  const userId = useSession(knownUser)?.id ?? '';
  const key = `desk-list:${userId}:${list}`;
  const [hidden, setHidden] = useState(() => readHidden(key));
  return {
    hidden,
    setHidden: (next) => {
      setHidden(next);
      try {
        localStorage.setItem(key, JSON.stringify({ hidden: next }));
      } catch {
        // Without storage the choice holds until the page is left.
      }
    },
  };
}

function readHidden(key: string): readonly string[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { readonly hidden?: unknown } | null;
    const hidden = kept?.hidden;
    return Array.isArray(hidden) ? hidden.filter((one): one is string => typeof one === 'string') : null;
  } catch {
    return null;
  }
}
