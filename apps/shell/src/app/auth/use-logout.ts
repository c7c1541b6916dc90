import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';

/** Ends the session; where the visitor is then is for the session's actions to say. */
export function useLogout(): () => Promise<void> {
  const { sessionActions, notices } = usePlatform();
  return () =>
    sessionActions
      .logout()
      .catch((error: unknown) => notices.show('danger', `Не удалось выйти. ${refusalMessage(error)}`));
}
