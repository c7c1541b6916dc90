import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { wantedAt } from './wanted-page.domain.ts';

/** Asks a guest who was sent here from another page to sign in, and leads them on to it when they have. */
export function WantedPage() {
  const { sessionActions } = usePlatform();
  const visitor = useSession((session) => session.visitor);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = wantedAt(pathname, search);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (visitor === 'signed-in' && (wanted !== null || pathname === '/forbidden/'))
      void navigate(wanted ?? '/', { replace: true });
    if (visitor !== 'guest' || wanted === null || asked.current === wanted) return undefined;
    asked.current = wanted;
    // The dialog may be closed on another page: «back» leaves it open.
    let isHere = true;
    void sessionActions.askToSignIn('login').then((isIn) => {
      if (!isIn && isHere) void navigate(pathname, { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [visitor, wanted, pathname, navigate, sessionActions]);
  return null;
}
