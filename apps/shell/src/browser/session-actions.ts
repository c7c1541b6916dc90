import { isDesk } from '@proverka/brand/host';
import { forgetGuestCases } from '@proverka/cases/forget-guest-cases';
import type { Platform, SessionActions } from '@proverka/shell-sdk/platform';
import { forgetDrafts } from '@proverka/order-flow/forget-drafts';
import { isSignedIn, sessionAfter, visitorKey, type SessionStore } from '@proverka/shell-sdk/session';
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
  return ({ api, host, session, dialogs, analytics }: Omit<Platform, 'sessionActions'>): SessionActions => {
    const signIn = askedOnce((form: 'login' | 'register') => askToSignIn(dialogs, form));
    return {
      refresh: async () => {
        mark(session, { isAsking: true });
        const check = await api.call('POST /token', {}).catch((error: unknown) => {
          // No answer is no sign-out: whoever was signed in stays so.
          mark(session, { isAsking: false });
          throw error;
        });
        const before = session.getState();
        const after = sessionAfter(before, check);
        session.setState(after, true);
        // A session that ended on the server, or now belongs to another user, ends here too (specification, section 4).
        const visitor = visitorKey(before);
        if (visitor !== null && visitor !== visitorKey(after)) {
          if (isSignedIn(before) && !isSignedIn(after)) analytics.track({ name: 'logout' });
          forgetKept();
          forgetAnswers(queryClient);
        }
        return after;
      },
      logout: async () => {
        if (isDesk(host)) {
          await api.call('POST /staff/logout', {});
          leave(deskSignInPath);
          return;
        }
        await api.call('POST /logout', {});
        analytics.track({ name: 'logout' });
        forgetKept();
        // From an account area to the main page (specification, section 4).
        leave(pathname().includes('/user') ? '/' : undefined);
      },
      askToSignIn: async (form = 'login') => {
        if (!isDesk(host)) return signIn(form);
        leave(deskSignInPath);
        return false;
      },
    };
  };
}

/** A second press before the dialog is shown opens no second one: both wait for the same answer. */
function askedOnce<Form>(ask: (form: Form) => Promise<boolean>): (form: Form) => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  return (form) => {
    asked ??= ask(form).finally(() => {
      asked = null;
    });
    return asked;
  };
}

/** What the browser's storages hold of the visitor. */
function forgetKept(): void {
  forgetDrafts();
  forgetGuestCases();
}

/** A page of the desk's remote. */
const deskSignInPath = '/sign-in/';

/** Says on the page whether the question about an unknown visitor is on its way. */
function mark(session: SessionStore, { isAsking }: { readonly isAsking: boolean }): void {
  const now = session.getState();
  if (now.visitor === 'unknown') session.setState({ ...now, isAsking }, true);
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
