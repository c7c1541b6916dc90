import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** What a route shows when it, or the remote it comes from, failed. */
export function RouteError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} message="" />;
  return <ErrorPage status={error.status} message={typeof error.data === 'string' ? error.data : ''} />;
}
