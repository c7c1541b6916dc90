import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useEffect, useState } from 'react';

/** A balance may have changed elsewhere since it was read: who is signed in on entering is asked about once, behind the page. */
export function useFreshSession(): void {
  const { sessionActions } = usePlatform();
  const isSignedIn = useSession(({ user }) => user !== null);
  const [wasSignedIn] = useState(isSignedIn);
  useEffect(() => {
    // Unanswered, it stays as it was read: the order itself is refused when money is short.
    if (wasSignedIn) sessionActions.refresh().catch(() => undefined);
  }, [wasSignedIn, sessionActions]);
}
