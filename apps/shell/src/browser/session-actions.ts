import type { Platform, SessionActions } from '@proverka/shell-sdk/platform';
import { forgetDrafts } from '@proverka/order-flow/forget-drafts';
import { sessionAfter } from '@proverka/shell-sdk/session';
import type { QueryClient } from '@tanstack/react-query';
import { askToSignIn } from '../app/auth/ask-to-sign-in.tsx';

interface PageOfVisitor {
  readonly queryClient: QueryClient;
  /** Leaves for this path, or reloads the page without one: nothing of the previous visitor stays in memory. */
  readonly leave: (path?: string) => void;
  /** Guards of the current page. */
  readonly pathname: () => string;
}

/** How the browser's session changes: always by asking the server, which owns the cookie. */
export function browserSessionActions({ queryClient, leave, pathname }: PageOfVisitor) {
  return ({ api, session, dialogs, analytics }: Omit<Platform, 'sessionActions'>): SessionActions => ({
    refresh: async () => {
      const check = await api.call('POST /token', {});
      const before = session.getState();
      const after = sessionAfter(before, check);
      session.setState(after, true);
      // A session that ended on the server, or now belongs to another user, ends here too (specification, section 4).
      if (before.user && before.user.id !== after.user?.id) {
        if (!after.user) analytics.track({ name: 'logout' });
        forgetDrafts();
        forgetAnswers(queryClient);
      }
      return after;
    },
    logout: async () => {
      await api.call('POST /logout', {});
      analytics.track({ name: 'logout' });
      forgetDrafts();
      // From an account area to the main page (specification, section 4).
      leave(pathname().includes('/user') ? '/' : undefined);
    },
    askToSignIn: (form = 'login') => askToSignIn(dialogs, form),
  });
}

/** Queries that do not depend on the visitor. */
const publicKey = 'system';

/** Drops query results of the previous visitor, also from the screen, and refetches those on screen. */
function forgetAnswers(queryClient: QueryClient): void {
  const isPersonal = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[0] !== publicKey;
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
  queryClient.getMutationCache().clear();
  void queryClient.resetQueries({ type: 'active', predicate: isPersonal }).catch(() => undefined);
}
