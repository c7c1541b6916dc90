import type { HydrationState } from 'react-router';

/** How a route failed; `words` are what its page says of a thing that is not there. */
export interface LeftError {
  readonly status: number;
  readonly words?: string;
}

/** The router's state as the server left it; errors come back as the responses they were. */
export function readRouterState(text: string | null): HydrationState | null {
  if (!text) return null;
  const state = JSON.parse(text) as {
    loaderData: HydrationState['loaderData'];
    errors: Readonly<Record<string, LeftError>> | null;
  };
  return {
    ...(state.loaderData ? { loaderData: state.loaderData } : {}),
    errors: state.errors
      ? Object.fromEntries(Object.entries(state.errors).map(([id, error]) => [id, routeError(error)]))
      : null,
  };
}

/** What `isRouteErrorResponse` recognises. */
function routeError({
  status,
  words = null,
}: {
  readonly status: number;
  readonly words?: string | null;
}): object {
  return { status, statusText: '', internal: false, data: words };
}
