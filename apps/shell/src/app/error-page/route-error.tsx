import { usePlatform } from '@proverka/shell-sdk/platform';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { resolveHead } from '../page-head.ts';
import { sessionNotAnswered } from '../session-wait/session-not-answered.ts';
import { SessionWait } from '../session-wait/session-wait.tsx';
import { ErrorPage } from './error-page.tsx';

/** What a route shows when it or its remote failed. */
export function RouteError() {
  const error = useRouteError();
  useNotFoundTitle(isRouteErrorResponse(error) && error.status === 404);
  if (isRouteErrorResponse(error) && error.data === sessionNotAnswered) return <SessionWait />;
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} message="" />;
  return <ErrorPage status={error.status} message={typeof error.data === 'string' ? error.data : ''} />;
}

/** A valid route may have nothing under its parameters: the tab title says so, as in the server's page. */
function useNotFoundTitle(isNotFound: boolean): void {
  const { brand } = usePlatform();
  // On every change of the router's state, like `PageTitle`.
  useEffect(() => {
    if (isNotFound) document.title = resolveHead(undefined, null, brand.name).title;
  });
}
