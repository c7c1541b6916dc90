import { useSession } from '@proverka/shell-sdk/platform';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { cookieConsentKey } from '../site-notices/cookie-consent-key.ts';
import { readLocal } from '../site-notices/local-flag.ts';

const SignedInParts = lazy(() =>
  import(/* webpackChunkName: "signed-in" */ './signed-in-parts.tsx').then((module) => ({
    default: module.SignedInParts,
  })),
);
const CookieConsent = lazy(() =>
  import(/* webpackChunkName: "cookies" */ '../site-notices/cookie-consent.tsx').then((module) => ({
    default: module.CookieConsent,
  })),
);

/** What works behind and over the page once it is there; each visitor loads their own part of it only. */
export function LateParts() {
  const isSignedIn = useSession(({ user }) => user !== null);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    // A task of its own: whoever touches the page that has just woken up is answered before.
    const timer = setTimeout(() => startTransition(() => setIsLate(true)));
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  if (!isSignedIn && readLocal(cookieConsentKey) !== null) return null;
  return <Suspense fallback={null}>{isSignedIn ? <SignedInParts /> : <CookieConsent />}</Suspense>;
}
