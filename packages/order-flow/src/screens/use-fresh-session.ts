import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useEffect, useState } from 'react';

/** Refreshes a signed-in user's session once on entering, in the background: the balance may have changed elsewhere. */
export function useFreshSession(): void {
  const { sessionActions } = usePlatform();
  const isSignedIn = useSession(({ user }) => user !== null);
  const [wasSignedIn] = useState(isSignedIn);
  useEffect(() => {
    // On failure the old balance stays: the order itself is refused when money is short.
    if (wasSignedIn) sessionActions.refresh().catch(() => undefined);
  }, [wasSignedIn, sessionActions]);
}
