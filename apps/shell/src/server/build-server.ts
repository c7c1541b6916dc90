import { changedPath, type ShellState } from '@proverka/release/announce';
import type { Trust } from '@proverka/release/trusted-set';
import { createApiClient } from '@proverka/api-client/api-client';
import { errorForLog } from '@proverka/validation/error-for-log';
import { trustProxies } from '@proverka/validation/network';
import fastifyCookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Registry } from 'prom-client';
import { registerApiProxy } from './api-proxy/api-proxy.ts';
import { createArticleList, type ListSource } from './article-list.ts';
import { registerCrawlerFiles } from './crawler-files.ts';
import { defaultConnectionLimits, limitConnections } from './connections.ts';
import { registerFiles, registerReleasedFiles } from './file-routes.ts';
import { metricsContentType, metricsText } from '@proverka/metrics/metrics-text';
import type { ListenerTls } from '@proverka/tls/listener-tls';
import { countDocuments } from './document-counts.ts';
import { favicon } from './favicon.ts';
import type { ActiveSet } from './active-set.ts';
import type { ShellConfig } from './config.ts';
import { admitKnownSites, siteOfRequest } from './known-site.ts';
import type { Tried } from './live-sets.ts';
import { createPageHandler, newRequestId } from './page-handler.ts';
import { registerOutlineLinks } from './outline-links.ts';
import { registerPictures } from './pictures.ts';
import { createProcessMetrics } from './process-metrics.ts';
import { policyReports } from './policy-reports.ts';
import { registerSecurityTxt } from './security-txt.ts';
import { commonSecurityHeaders } from './security-headers.ts';
import { createMarketList } from './market-list.ts';
import { choosePageSets } from './page-sets.ts';
import { registerPreviewLinks, type Previews } from './previews.ts';
import { filesOfFolder, type ReleasedFiles } from './released-files.ts';
import { registerSetScripts } from './set-scripts.ts';
import { cutOffSlowReaders, defaultReaderPace } from './slow-readers.ts';
import { countTrial, type TrialCounts } from './trial-counts.ts';
import { trustedReleases } from './trusted-releases.ts';
import { answerUnroutable, unroutableOptions } from './unroutable.ts';
import { countVersions, type VersionCounts } from './version-counts.ts';
import { takeViewSignals } from './view-signals.ts';
import { traceForLog } from './trace-for-log.ts';
import { createStoredPageHandler } from './stored-page-handler.ts';

/** A socket that sends nothing, half a request or the next one too late is closed; a body has stricter rules of its own. */
const listenerTimeouts: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5000,
};

const createListener = (tls: ListenerTls | null, answer: RequestListener): Server =>
  tls === null
    ? createServer(listenerTimeouts, answer)
    : createTlsServer({ ...listenerTimeouts, ...tls }, answer);

export interface ShellServer {
  readonly config: ShellConfig;
  readonly current: () => ActiveSet;
  /** The set that some visitors get instead; without it, all get the current one. */
  readonly tried?: () => Tried | null;
  /** What is counted while a candidate is tried. */
  readonly counts?: TrialCounts;
  /** What is counted of each version of each remote. */
  readonly versions?: VersionCounts;
  readonly previews?: Previews;
  /** Figures of the process; by default, of its own. */
  readonly metrics?: ReturnType<typeof createProcessMetrics>;
  /** What a release asks about; without it, only the active set is known. */
  readonly state?: () => ShellState;
  /** Called when a release says that the store has changed. */
  readonly look?: () => void;
  readonly webFolder: string;
  /** Where the releases are; by default, what the configuration says. */
  readonly trust?: Trust;
  /** Browsers' files of releases; by default, of the folder of releases. */
  readonly files?: ReleasedFiles;
  /** Where the log goes instead of the standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
}

export async function buildServer(server: ShellServer): Promise<FastifyInstance> {
  const { config, current, tried = () => null, counts = countTrial(), previews, webFolder } = server;
  const versions = server.versions ?? countVersions('unknown', Date.now);
  const documents = countDocuments(counts, versions);
  const sets = { current, tried };
  const pageSets = choosePageSets(sets, previews);
  const trust = server.trust ?? (await trustedReleases(config));
  const metrics = server.metrics ?? createProcessMetrics(current, config.channel);
  const { registry } = metrics;
  const app = createApp(server, {
    ...config,
    setFor: pageSets.ofStored,
    onSent: ({ remote }, visitor, bytes) => {
      metrics.storedPages.inc();
      documents.stored(visitor, remote, bytes);
    },
  });
  admitKnownSites(app, config);
  answerUnroutable(app);
  await app.register(fastifyCookie);
  registerOperations(app, [registry, versions.registry], server);
  registerFavicon(app);
  registerSecurityTxt(app, config, Date.now);
  await app.register(async (scope) => policyReports(scope, { registry, now: Date.now }));
  await app.register(async (scope) => takeViewSignals(scope, { ...sets, counts, versions, now: Date.now }));
  registerPreviewLinks(app, { keys: trust.keys, now: Date.now });
  registerOutlineLinks(app, { store: trust.store, now: Date.now });
  registerSetScripts(app, { config, trust, current });
  registerPictures(app, config);
  registerCrawlerFiles(app, { config, current, ...crawlerLists(app, config) });
  await registerApiProxy(app, config);
  registerFiles(app, '/assets/*', {
    root: webFolder,
    onSent: (bytes) => versions.file(versions.shell, bytes),
  });
  registerReleasedFiles(app, server.files ?? filesOfFolder(config.releases), versions.file);
  await app.register(registerPages, {
    config,
    setFor: pageSets.ofRequest,
    counts: documents,
    renders: metrics.renders,
  });
  return app;
}

function createApp(
  { config, logTo }: ShellServer,
  stored: Parameters<typeof createStoredPageHandler>[0],
): FastifyInstance {
  const isProxy = trustProxies(config.trustedProxies);
  const sendStored = createStoredPageHandler(stored);
  return fastify({
    logger: {
      level: 'info',
      serializers: { req: ({ method, id }) => ({ method, id }), err: errorForLog },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isProxy,
    genReqId: newRequestId,
    childLoggerFactory: (log, bindings, options, { headers }) =>
      log.child({ ...bindings, ...traceForLog(headers) }, options),
    bodyLimit: 25 * 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
    ...unroutableOptions,
    // Stored pages are answered before routing: most visitors are guests on a public page.
    serverFactory: (handler) => {
      const answer: RequestListener = (request, response) => {
        if (!connections.admit(request, response)) return;
        if (!sendStored(request, response)) handler(request, response);
      };
      const server = createListener(config.tls, answer);
      const connections = limitConnections(server, defaultConnectionLimits, isProxy);
      cutOffSlowReaders(server, defaultReaderPace);
      return server;
    },
  });
}

/** A form submitted without its script may have any content type: its body is dropped unread, since it may hold personal data. */
function registerPages(
  pages: FastifyInstance,
  source: Parameters<typeof createPageHandler>[0],
  done: () => void,
): void {
  pages.removeAllContentTypeParsers();
  pages.addContentTypeParser('*', (_request, body, dropped) => {
    body.resume();
    dropped(null);
  });
  pages.all('/*', createPageHandler(source));
  done();
}

function crawlerLists(app: FastifyInstance, { apiUrl }: ShellConfig) {
  const source: ListSource = {
    apiOf: ({ host }) => createApiClient({ baseUrl: apiUrl, headers: { 'x-forwarded-host': host } }),
    now: Date.now,
    report: (message, error) => app.log.warn({ err: error }, message),
  };
  return { articles: createArticleList(source), market: createMarketList(source) };
}

function registerOperations(
  app: FastifyInstance,
  registries: readonly Registry[],
  { current, state, look }: ShellServer,
): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  // Why a set was refused is nothing for visitors, whose requests come through a proxy.
  app.get('/readyz', ({ headers }) => {
    const { set, ...others } = state?.() ?? { set: current().set.id };
    return { status: 'ok', set, ...(headers['x-forwarded-for'] === undefined && others) };
  });
  app.post(changedPath, (request, reply) => {
    // It costs the store a question, which visitors have no say in.
    if (request.headers['x-forwarded-for'] !== undefined) return reply.code(404).send();
    look?.();
    return reply.code(204).send();
  });
  app.get('/metrics', async (request, reply) => {
    // A request through a proxy comes from a visitor, to whom metrics are not shown.
    if (request.headers['x-forwarded-for'] !== undefined) return reply.code(404).send();
    return reply.type(metricsContentType).send(await metricsText(registries));
  });
}

function registerFavicon(app: FastifyInstance): void {
  app.get('/favicon.svg', (request, reply) => {
    return reply
      .headers({ ...commonSecurityHeaders, 'cache-control': 'public, max-age=86400', vary: 'host' })
      .type('image/svg+xml')
      .send(favicon(siteOfRequest(request).entry));
  });
}
