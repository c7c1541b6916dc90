import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useLocation, useNavigate } from 'react-router';

/**
 * What follows every way of signing in: the session is asked for, prices and purchases are read anew, and on the
 * real-estate brand a visitor of the main or registration page goes to the orders (specification, section 4).
 */
export function useAfterSignIn(onSignedIn: () => void): () => Promise<void> {
  const { brand, sessionActions } = usePlatform();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async () => {
    await sessionActions.refresh();
    // Nobody waits for them: a register behind the page may take half a minute to answer.
    void queryClient.invalidateQueries();
    onSignedIn();
    if (brand.id === 'real-estate' && ['/', '/registration/'].includes(pathname))
      await navigate('/user/orders/');
  };
}
