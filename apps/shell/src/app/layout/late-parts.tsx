import { useSession } from '@proverka/shell-sdk/platform';
import { lazy, Suspense, useSyncExternalStore } from 'react';
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
  const isHydrated = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  if (!isHydrated) return null;
  if (!isSignedIn && readLocal(cookieConsentKey) !== null) return null;
  return <Suspense fallback={null}>{isSignedIn ? <SignedInParts /> : <CookieConsent />}</Suspense>;
}

const subscribeToNothing = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
