import { useSession } from '@proverka/shell-sdk/platform';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const UnpaidOrdersWatch = lazy(() =>
  import('@proverka/order-flow/unpaid-orders-watch').then((module) => ({
    default: module.UnpaidOrdersWatch,
  })),
);

/** What works behind the page for signed-in visitors; loaded after it, and never for guests. */
export function SignedInParts() {
  const isSignedIn = useSession(({ user }) => user !== null);
  const isHydrated = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  if (!isSignedIn || !isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <UnpaidOrdersWatch />
    </Suspense>
  );
}

const subscribeToNothing = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
