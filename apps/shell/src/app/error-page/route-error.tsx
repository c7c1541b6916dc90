import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { restrictionOf } from '@proverka/shell-sdk/session';
import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { resolveHead } from '../page-head.ts';
import { PagePending } from '../layout/page-pending.tsx';
import { sessionNotAnswered } from '../session-wait/session-not-answered.ts';
import { SessionWait } from '../session-wait/session-wait.tsx';
import { ErrorPage } from './error-page.tsx';
import { KeptContent, useKeptNodes } from './kept-content.tsx';

/** Forms and their validation load for the few who need them. */
const ClosedPage = lazy(() =>
  import(/* webpackChunkName: "closed-page" */ '../restricted/closed-page.tsx').then((module) => ({
    default: module.ClosedPage,
  })),
);

/** What a route shows when it or its remote failed. */
export function RouteError() {
  const error = useRouteError();
  const restricted = useSession(restrictionOf);
  const keptNodes = useKeptNodes();
  useNotFoundTitle(isRouteErrorResponse(error) && error.status === 404);
  if (isRouteErrorResponse(error) && error.data === sessionNotAnswered) return <SessionWait />;
  if (keptNodes && (!isRouteErrorResponse(error) || error.status === 503))
    return <KeptContent nodes={keptNodes} />;
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} message="" />;
  if (error.status === 403 && restricted !== null) {
    return (
      <Suspense fallback={<PagePending />}>
        <ClosedPage restricted={restricted} />
      </Suspense>
    );
  }
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
