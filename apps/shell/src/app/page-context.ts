import type { Platform } from '@proverka/shell-sdk/platform';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { decideByGuards } from './guards.domain.ts';
import type { RouteSource } from './compose-routes.tsx';

/** What a page's `load` gets, from what the router gives. */
export function pageContexts(platform: Platform, queryClient: QueryClient): RouteSource['pageContext'] {
  return ({ params, request }: LoaderFunctionArgs): PageContext => ({
    params,
    search: new URL(request.url).searchParams,
    queryClient,
    platform,
    signal: request.signal,
  });
}

/** Throws the router's redirect or error when a guard says so. */
export function guardChecks(platform: Platform): RouteSource['checkGuards'] {
  return (decl, url) => {
    const decision = decideByGuards(
      decl.guards ?? [],
      {
        host: platform.host,
        isSignedIn: platform.session.getState().user !== null,
        hasJwtToken: url.searchParams.has('jwt_token'),
        routeName: decl.name,
        isAutomaticMode: platform.settings.isAutomaticMode,
        proSiteUrl: platform.settings.proSiteUrl,
      },
      url.pathname,
    );
    if (decision.kind === 'redirect') throw redirect(decision.to);
    if (decision.kind === 'unknown') throw data(decision.message, { status: 500 });
  };
}
