import type { HydrationState } from 'react-router';

/** The router's state as the server left it; errors come back as the responses they were. */
export function readRouterState(text: string | null): HydrationState | null {
  if (!text) return null;
  const state = JSON.parse(text) as {
    loaderData: HydrationState['loaderData'];
    errors: Record<string, { status: number }> | null;
  };
  return {
    ...(state.loaderData ? { loaderData: state.loaderData } : {}),
    errors: state.errors
      ? Object.fromEntries(Object.entries(state.errors).map(([id, { status }]) => [id, routeError(status)]))
      : null,
  };
}

/** What `isRouteErrorResponse` recognises. */
function routeError(status: number): object {
  return { status, statusText: '', internal: false, data: null };
}
