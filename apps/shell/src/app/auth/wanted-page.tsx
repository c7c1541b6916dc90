import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { wantedPage } from './wanted-page.domain.ts';

/** Where guards send guests: the main page, and that of the Russian real-estate domain (specification, section 2). */
const entrances: ReadonlySet<string> = new Set(['/', '/forbidden/']);

/** Asks a guest who was sent here from another page to sign in, and leads them on to it when they have. */
export function WantedPage() {
  const { sessionActions } = usePlatform();
  const visitor = useSession((session) => session.visitor);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = entrances.has(pathname) ? wantedPage(search) : null;
  useEffect(() => {
    if (visitor === 'signed-in' && (wanted !== null || pathname === '/forbidden/'))
      void navigate(wanted ?? '/', { replace: true });
    if (visitor !== 'guest' || wanted === null) return;
    void sessionActions.askToSignIn('login').then((isIn) => {
      if (!isIn) void navigate(pathname, { replace: true });
    });
  }, [visitor, wanted, pathname, navigate, sessionActions]);
  return null;
}
