import type { Platform, SessionActions } from '@proverka/shell-sdk/platform';
import { guestSession, sessionAfter } from '@proverka/shell-sdk/session';
import type { QueryClient } from '@tanstack/react-query';
import { askToSignIn } from '../app/auth/ask-to-sign-in.tsx';

/** How the browser's session changes: always by asking the server, whose cookie it is. */
export function browserSessionActions(queryClient: QueryClient) {
  return ({ api, session, dialogs }: Omit<Platform, 'sessionActions'>): SessionActions => ({
    refresh: async () => {
      const check = await api.call('POST /token', {});
      session.setState(sessionAfter(session.getState(), check), true);
      return session.getState();
    },
    logout: async () => {
      await api.call('POST /logout', {});
      session.setState(guestSession, true);
      queryClient.clear();
    },
    askToSignIn: (form = 'login') => askToSignIn(dialogs, form),
  });
}
