import type { Platform, SessionActions } from '@proverka/shell-sdk/platform';
import { forgetDrafts } from '@proverka/order-flow/forget-drafts';
import { guestSession, sessionAfter } from '@proverka/shell-sdk/session';
import type { QueryClient } from '@tanstack/react-query';
import { askToSignIn } from '../app/auth/ask-to-sign-in.tsx';

/** How the browser's session changes: always by asking the server, whose cookie it is. */
export function browserSessionActions(queryClient: QueryClient) {
  return ({ api, session, dialogs, analytics }: Omit<Platform, 'sessionActions'>): SessionActions => ({
    refresh: async () => {
      const check = await api.call('POST /token', {});
      const before = session.getState();
      session.setState(sessionAfter(before, check), true);
      // A session that has ended on the server ends here too (specification, section 4).
      if (before.user && !check.valid) {
        analytics.track({ name: 'logout' });
        queryClient.clear();
        forgetDrafts();
      }
      return session.getState();
    },
    logout: async () => {
      await api.call('POST /logout', {});
      session.setState({ ...guestSession, isWebView: session.getState().isWebView }, true);
      analytics.track({ name: 'logout' });
      queryClient.clear();
      forgetDrafts();
    },
    askToSignIn: (form = 'login') => askToSignIn(dialogs, form),
  });
}
