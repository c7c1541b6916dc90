import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useLocation, useNavigate } from 'react-router';

/**
 * Runs after every kind of sign-in: loads the session, refetches prices and purchases, and on the real-estate brand
 * redirects from the main or registration page to the orders (specification, section 4).
 */
export function useAfterSignIn(onSignedIn: () => void): () => Promise<void> {
  const { brand, sessionActions } = usePlatform();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async () => {
    await sessionActions.refresh();
    // Not awaited: a register behind the page may take half a minute to answer.
    void queryClient.invalidateQueries();
    onSignedIn();
    if (brand.id === 'real-estate' && ['/', '/registration/'].includes(pathname))
      await navigate('/user/orders/');
  };
}
