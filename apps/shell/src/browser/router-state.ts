import type { HydrationState } from 'react-router';

/** How a route failed; `words` is the message its page shows about something missing. */
export interface LeftError {
  readonly status: number;
  readonly words?: string;
}

/** The router's state as the server left it; errors are restored as the responses they were. */
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

/** The shape that `isRouteErrorResponse` recognises. */
function routeError({
  status,
  words = null,
}: {
  readonly status: number;
  readonly words?: string | null;
}): object {
  return { status, statusText: '', internal: false, data: words };
}
