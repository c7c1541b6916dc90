import { systemInfoQuery } from '@proverka/api-client/system';
import type { Platform } from '@proverka/shell-sdk/platform';
import type { GuardName } from '@proverka/shell-sdk/remote-decl';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { restrictionOf, staffOf } from '@proverka/shell-sdk/session';
import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { decideByGuards } from './guards.domain.ts';
import { sessionNotAnswered } from './session-wait/session-not-answered.ts';
import type { RouteVisit } from './compose-routes.tsx';

/** The loaders' part in one visit. */
export const routeVisit = (platform: Platform, queryClient: QueryClient): RouteVisit => ({
  pageContext: pageContexts(platform, queryClient),
  checkGuards: guardChecks(platform, queryClient),
});

/** The argument of a page's `load`, from what the router provides. */
function pageContexts(platform: Platform, queryClient: QueryClient): RouteVisit['pageContext'] {
  return ({ params, request }: LoaderFunctionArgs): PageContext => ({
    params,
    search: new URL(request.url).searchParams,
    queryClient,
    platform,
    signal: request.signal,
  });
}

/** Throws a redirect or an error of the router when a guard rejects. */
export function guardChecks(platform: Platform, queryClient: QueryClient): RouteVisit['checkGuards'] {
  const isAutomaticMode = async () => {
    const info = await queryClient.fetchQuery(systemInfoQuery(platform.api)).catch(() => null);
    return info?.switches.automatic_mode ?? false;
  };
  return async (decl, url, accountPath) => {
    const guards: readonly GuardName[] = decl.guards ?? [];
    const session = platform.session.getState();
    const decision = decideByGuards(
      guards,
      {
        host: platform.host,
        visitor: session.visitor,
        restrictedTo: restrictionOf(session)?.to,
        isOpenToBuyer: decl.isOpenToBuyer,
        isStaff: staffOf(session) !== null,
        hasJwtToken: url.searchParams.has('jwt_token'),
        routeName: decl.name,
        here: url.pathname + url.search,
        accountPath,
        // Needed only by pages the automatic mode closes.
        isAutomaticMode:
          platform.settings.isAutomaticMode ||
          (guards.includes('not-automatic') && (await isAutomaticMode())),
        proSiteUrl: platform.settings.proSiteUrl,
      },
      url.pathname,
    );
    if (decision.kind === 'redirect') throw redirect(decision.to);
    if (decision.kind === 'wait') throw data(sessionNotAnswered, { status: 503 });
    // `RouteError` shows a restricted visitor what to do instead of an error.
    if (decision.kind === 'closed') throw data(null, { status: 403 });
    if (decision.kind === 'unknown') throw data(decision.message, { status: 500 });
  };
}
