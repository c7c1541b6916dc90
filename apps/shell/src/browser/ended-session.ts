import { isUnauthenticated } from '@proverka/api-client/refused';
import type { Platform } from '@proverka/shell-sdk/platform';
import type { QueryClient } from '@tanstack/react-query';

/** A 401 means that the session ended elsewhere: reload the session, once for many such calls. */
export function watchForEndedSession(
  queryClient: QueryClient,
  { session, sessionActions }: Pick<Platform, 'session' | 'sessionActions'>,
): void {
  let isAsking = false;
  const look = async (failure: unknown): Promise<void> => {
    if (isAsking || !isUnauthenticated(failure) || session.getState().user === null) return;
    isAsking = true;
    await sessionActions.refresh().catch(() => undefined);
    isAsking = false;
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') void look(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') void look(event.action.error);
  });
}
