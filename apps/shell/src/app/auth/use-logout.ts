import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';

/** Ends the session; the session actions decide where the visitor goes. */
export function useLogout(): () => Promise<void> {
  const { sessionActions, notices } = usePlatform();
  return () =>
    sessionActions
      .logout()
      .catch((error: unknown) => notices.show('danger', `Не удалось выйти. ${refusalMessage(error)}`));
}
