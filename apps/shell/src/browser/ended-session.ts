import { isUnauthenticated } from '@proverka/api-client/refused';
import type { Platform } from '@proverka/shell-sdk/platform';
import { visitorKey } from '@proverka/shell-sdk/session';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionQuestion } from './session-question.ts';

/** A 401 means that the session ended elsewhere: ask about the session, until somebody answers. */
export function watchForEndedSession(
  queryClient: QueryClient,
  { session }: Pick<Platform, 'session'>,
  question: SessionQuestion,
): void {
  const look = (failure: unknown): void => {
    if (isUnauthenticated(failure) && visitorKey(session.getState()) !== null) question.ask();
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
}
