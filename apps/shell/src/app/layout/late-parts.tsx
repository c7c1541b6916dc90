import { useSession } from '@proverka/shell-sdk/platform';
import { restrictionOf } from '@proverka/shell-sdk/session';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { wantedAt } from '../auth/wanted-page.domain.ts';
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

const WantedPage = lazy(() =>
  import(/* webpackChunkName: "forms" */ '../auth/wanted-page.tsx').then((module) => ({
    default: module.WantedPage,
  })),
);

/** Parts behind and over the page that load after hydration; each visitor loads only those that apply to them. */
export function LateParts() {
  const visitor = useSession((session) => session.visitor);
  const isRestricted = useSession((session) => restrictionOf(session) !== null);
  const [isLate, setIsLate] = useState(false);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // In a task of its own, so that input waiting since hydration is handled first.
    const timer = setTimeout(() => startTransition(() => setIsLate(true)));
    return () => clearTimeout(timer);
  }, []);
  if (!isLate || visitor === 'unknown') return null;
  const isSentHere = pathname === '/forbidden/' || wantedAt(pathname, search) !== null;
  const isAnswered = visitor === 'guest' && !isRestricted && readLocal(cookieConsentKey) !== null;
  return (
    <Suspense fallback={null}>
      {isSentHere && <WantedPage />}
      {!isAnswered && (visitor === 'signed-in' || isRestricted ? <SignedInParts /> : <CookieConsent />)}
    </Suspense>
  );
}
