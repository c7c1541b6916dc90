import { usePlatform } from '@proverka/shell-sdk/platform';
import { restrictionOf, unknownSession } from '@proverka/shell-sdk/session';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useLocation, useNavigate } from 'react-router';
import { wantedPage } from './wanted-page.domain.ts';

/**
 * Runs after every kind of sign-in: loads the session, refetches prices and purchases, and on the real-estate brand
 * redirects from the main or registration page to the orders (specification, section 4). False when a password from a
 * letter has to be replaced first.
 */
export function useAfterSignIn(onSignedIn: () => void): () => Promise<boolean> {
  const { brand, session, sessionActions } = usePlatform();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return async () => {
    // Signed in, but nobody answered about the session: it is asked about until somebody does.
    await sessionActions.refresh().catch(() => {
      const { isWebView } = session.getState();
      session.setState({ ...unknownSession, isWebView }, true);
    });
    // Not awaited: a register behind the page may take half a minute to answer.
    void queryClient.invalidateQueries();
    if (restrictionOf(session.getState())?.to === 'password_change') return false;
    onSignedIn();
    // `WantedPage` leads on to a page that was asked for.
    if (wantedPage(search) !== null) return true;
    if (brand.id === 'real-estate' && ['/', '/registration/'].includes(pathname))
      await navigate('/user/orders/');
    return true;
  };
}
