import { usePlatform } from '@proverka/shell-sdk/platform';
import { useLocation, useNavigate } from 'react-router';

/** Ends the session; from an account area the visitor is sent to the main page (specification, section 4). */
export function useLogout(): () => Promise<void> {
  const { sessionActions } = usePlatform();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async () => {
    await sessionActions.logout();
    if (pathname.includes('/user')) await navigate('/');
  };
}
