import { createApiClient } from '@proverka/api-client/api-client';
import { isUnauthenticated } from '@proverka/api-client/refused';
import { systemInfoQuery } from '@proverka/api-client/system';
import { silentAnalytics } from '@proverka/analytics/analytics';
import { ServedPartsProvider, type SessionActions } from '@proverka/shell-sdk/platform';
import type { SessionAnswer } from '@proverka/shell-sdk/session';
import { unknownSource } from '@proverka/shell-sdk/visit-source';
import { dehydrate, QueryClient, type Query } from '@tanstack/react-query';
import { StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import type { Boot } from '../app/boot.ts';
import { isUnavailable } from '../app/compose-routes.tsx';
import type { RouteHandle } from '../app/route-handle.ts';
import { routeVisit } from '../app/page-context.ts';
import { MOST_CALL_MS } from './ask-api.ts';
import { canonicalOrigin } from './canonical-origin.domain.ts';
import { resolveHead } from '../app/page-head.ts';
import { createPlatform } from '../app/platform.ts';
import { ShellApp } from '../app/shell-app.tsx';
import { isSameForAll, untouchedOf } from './complete-page.ts';
import { documentStart } from './html-document.ts';
import { queryStateText } from './json-text.ts';
import { errorsOf, serializableErrors, statusOf } from './page-errors.ts';
import { settingsOn } from './settings-on.ts';
import { siteData } from './site-data.ts';
import type { PageTree } from './page-tree.ts';
import type { PageOutcome, RenderRequest } from './render-messages.ts';
import type { RenderSet } from './render-set.ts';
import { settleQueries } from './settle-queries.ts';
import { sendHtml } from './send-html.ts';
import type { HtmlSink } from './stream-html.ts';

/** How long a page waits for data it can be shown without. */
const LATE_MS = 300;
/** A page of one's own is what it loads: without that it would be drawn twice, and move when its data comes. */
const OWN_LATE_MS = 1000;

/** With `MOST_CALL_MS` less than the time a page may take; what is not answered by then is asked by the browser. */
const MOST_SESSION_MS = 3000;

const isInTime =
  (late: ReadonlySet<string>) =>
  ({ queryHash, state }: Query): boolean =>
    state.status === 'success' && !late.has(queryHash);

export interface PageAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Sends the HTML; absent when the response is a redirect. */
  readonly send?: (sink: HtmlSink) => void;
  readonly outcome: PageOutcome;
}

/** The response to one request: a redirect by a guard, or a page with its status. */
export async function renderPage(
  set: RenderSet,
  request: RenderRequest,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const tree = set.pagesOn(request.host);
  const visit = await beginVisit(set, tree, request, signal);
  const { boot, platform, queryClient, location } = visit;
  const context = await tree.query(new Request(request.url, { signal }), routeVisit(platform, queryClient));
  if (context instanceof Response) return redirectAnswer(context);

  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined;
  const isOwn = handle?.decl.guards?.includes('user') ?? false;
  const { late, isWhole } = await settleQueries(queryClient, isOwn ? OWN_LATE_MS : LATE_MS);
  const status = statusOf(context);
  // Late answers are not on this page, and may be on the next.
  const answers = late.size === 0 ? visit.answers.publicOnly() : null;
  const element = (
    <ShellApp platform={platform} queryClient={queryClient} sitePaths={tree.sitePaths}>
      <ServedPartsProvider value={tree.servedParts({ platform, queryClient, location, answers })}>
        <StaticRouterProvider router={tree.routerOf(context)} context={context} hydrate={false} />
      </ServedPartsProvider>
    </ShellApp>
  );
  const { nonce } = request;
  const { session } = boot;
  const isStorable = isSameForAll({ status, session, handle });
  const untouched = untouchedOf({ status, session, handle, isStored: nonce === null, isWhole });
  const start = () => startOf(set, visit, { context, status, handle, late, untouched });
  const systemInfo = queryClient.getQueryData(systemInfoQuery(platform.api).queryKey);
  return {
    status,
    headers: status === 503 ? { 'retry-after': '30' } : {},
    outcome: {
      isStorable,
      systemInfo: systemInfo ? JSON.stringify(systemInfo) : null,
    },
    send: (sink) => sendHtml({ element, start, queryClient, late, nonce, sink, signal }),
  };
}

/** The state of one request: nothing outlives the page or is shared with another visitor. */
async function beginVisit(
  set: RenderSet,
  { remotes }: PageTree,
  request: RenderRequest,
  signal: AbortSignal,
) {
  const url = new URL(request.url);
  const ask = { baseUrl: set.apiUrl, headers: forwardedHeaders(request) };
  const own = createApiClient({ ...ask, fetch: set.ask(MOST_CALL_MS) });
  const sessionApi = createApiClient({ ...ask, fetch: set.ask(MOST_SESSION_MS) });
  const session = await sessionOf(request, sessionApi, signal);
  const hasListPrices = session.kind === 'answered' && (session.check.has_list_prices ?? false);
  // Pages of guests: most are stored, must know of changes at once, and are rendered seldom.
  const answers = request.token
    ? set.publicAnswersOn(request.host)(own, { hasListPrices })
    : { api: own, publicOnly: () => null };
  const boot: Boot = {
    host: request.host,
    setId: set.id,
    remotes,
    session,
    settings: settingsOn(request.host, set.settings),
    isBroken: false,
  };
  const platform = createPlatform({
    boot,
    origin: url.origin,
    api: answers.api,
    analytics: silentAnalytics,
    notices: { show: () => undefined },
    visitSource: () => unknownSource,
    sessionActions: () => serverSessionActions,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  const { pathname, search } = url;
  return {
    boot,
    platform,
    queryClient,
    answers,
    location: pathname + search,
    canonicalUrl: url.origin + pathname,
  };
}

type Visit = Awaited<ReturnType<typeof beginVisit>>;

interface DecidedPage {
  readonly context: StaticHandlerContext;
  readonly status: number;
  readonly handle: RouteHandle | undefined;
  readonly late: ReadonlySet<string>;
  readonly untouched: string | undefined;
}

function startOf(
  set: RenderSet,
  { boot, platform, queryClient, canonicalUrl }: Visit,
  { context, status, handle, late, untouched }: DecidedPage,
): string {
  const { brand, theme } = platform;
  const isBroken = errorsOf(context).some(isUnavailable);
  const head = resolveHead(
    status === 404 ? undefined : handle?.decl,
    status === 200 && handle ? (context.loaderData[handle.decl.id] as object) : null,
    brand.name,
  );
  const { origin, pathname } = new URL(canonicalUrl);
  const place = { host: boot.host, origin, pathname, canonicalOn: handle?.decl.canonicalOn };
  const ownUrl = canonicalOrigin(place, set.sites) + pathname + head.canonicalSearch;
  const picture = head.picturePath ?? set.pictureOf({ theme, title: head.name });
  return documentStart({
    head,
    canonicalUrl: ownUrl,
    pictureUrl: new URL(picture, canonicalUrl).href,
    structuredData: [...siteData(brand, head, ownUrl), ...head.structuredData],
    siteName: brand.name,
    theme,
    shell: set.shell,
    remotesScript: set.remotesScriptOf(boot.host.brand, boot.host.variant),
    assets: set.pageAssets(isBroken ? undefined : handle),
    boot: { ...boot, isBroken },
    routerState: isBroken ? null : { loaderData: context.loaderData, errors: serializableErrors(context) },
    queryState: isBroken
      ? null
      : queryStateText(dehydrate(queryClient, { shouldDehydrateQuery: isInTime(late) }), set.textOf),
    untouched,
  });
}

function forwardedHeaders({
  host,
  token,
  clientAddress,
  requestId,
  trace,
}: RenderRequest): Record<string, string> {
  return {
    'x-forwarded-host': host.host,
    ...(clientAddress !== null && { 'x-forwarded-for': clientAddress }),
    'x-request-id': requestId,
    ...(trace !== undefined && { traceparent: trace }),
    // Counted apart from what the visitor's browser asks.
    'x-shell-question': '1',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

async function sessionOf(
  { token, isForUnknownVisitor = false }: RenderRequest,
  api: ReturnType<typeof createApiClient>,
  signal: AbortSignal,
): Promise<SessionAnswer> {
  if (isForUnknownVisitor) return { kind: 'not-answered' };
  return token ? askWhoseSession(api, signal) : { kind: 'no-session' };
}

/** Only an answer signs a visitor out; without one the page is rendered for a visitor nobody knows. */
async function askWhoseSession(
  api: ReturnType<typeof createApiClient>,
  signal: AbortSignal,
): Promise<SessionAnswer> {
  try {
    return { kind: 'answered', check: await api.call('POST /token', {}, { signal }) };
  } catch (error) {
    return isUnauthenticated(error) ? { kind: 'no-session' } : { kind: 'not-answered' };
  }
}

function redirectAnswer(response: Response): PageAnswer {
  return {
    status: response.status,
    headers: { location: response.headers.get('location') ?? '/' },
    outcome: { isStorable: false, systemInfo: null },
  };
}

const refuse = () => Promise.reject(new Error('A session cannot change while a page is rendered'));
const serverSessionActions: SessionActions = { refresh: refuse, logout: refuse, askToSignIn: refuse };
