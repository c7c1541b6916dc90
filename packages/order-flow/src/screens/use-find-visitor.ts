import { usePlatform } from '@proverka/shell-sdk/platform';
import type { Visitor } from '@proverka/shell-sdk/session';

/** Who the visitor is, asked anew when nobody knew: an order is placed by a guest or by a user. */
export function useFindVisitor(): () => Promise<Visitor> {
  const { session, sessionActions } = usePlatform();
  return async () => {
    if (session.getState().visitor === 'unknown') await sessionActions.refresh().catch(() => undefined);
    return session.getState().visitor;
  };
}
