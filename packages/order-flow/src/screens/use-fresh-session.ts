import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { isSignedIn } from '@proverka/shell-sdk/session';
import { useEffect, useState } from 'react';

/** Refreshes a signed-in user's session once on entering, in the background: the balance may have changed elsewhere. */
export function useFreshSession(): void {
  const { sessionActions } = usePlatform();
  const hasSession = useSession(isSignedIn);
  const [wasSignedIn] = useState(hasSession);
  useEffect(() => {
    // On failure the old balance stays: the order itself is refused when money is short.
    if (wasSignedIn) sessionActions.refresh().catch(() => undefined);
  }, [wasSignedIn, sessionActions]);
}
