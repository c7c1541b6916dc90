import type { ShellState } from '@proverka/release/announce';
import { createApiClient } from '@proverka/api-client/api-client';
import { errorForLog } from '@proverka/validation/error-for-log';
import { trustProxies } from '@proverka/validation/network';
import fastifyCookie from '@fastify/cookie';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import path from 'node:path';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { registerApiProxy } from './api-proxy/api-proxy.ts';
import { createArticleList } from './article-list.ts';
import { registerCrawlerFiles } from './crawler-files.ts';
import { defaultConnectionLimits, limitConnections } from './connections.ts';
import type { ListenerTls } from '@proverka/tls/listener-tls';
import { favicon } from './favicon.ts';
import type { ActiveSet } from './active-set.ts';
import type { ShellConfig } from './config.ts';
import { admitKnownSites, siteOfRequest } from './known-site.ts';
import { createPageHandler, newRequestId } from './page-handler.ts';
import { registerPictures } from './pictures.ts';
import { policyReports } from './policy-reports.ts';
import { registerSecurityTxt } from './security-txt.ts';
import { commonSecurityHeaders } from './security-headers.ts';
import { registerSetScripts } from './set-scripts.ts';
import { cutOffSlowReaders, defaultReaderPace } from './slow-readers.ts';
import { sendFile } from './static-files.ts';
import { answerUnroutable, unroutableOptions } from './unroutable.ts';
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
  /** What a release asks about; without it, only the active set is known. */
  readonly state?: () => ShellState;
  readonly webFolder: string;
  /** Where the log goes instead of the standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
}

export async function buildServer(server: ShellServer): Promise<FastifyInstance> {
  const { config, current, webFolder, logTo } = server;
  const metrics = createMetrics();
  const isProxy = trustProxies(config.trustedProxies);
  const sendStored = createStoredPageHandler({ ...config, pages: () => current().pages });
  const app = fastify({
    logger: {
      level: 'info',
      serializers: { req: ({ method, id }) => ({ method, id }), err: errorForLog },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isProxy,
    genReqId: newRequestId,
    bodyLimit: 25 * 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
    ...unroutableOptions,
    // Stored pages are answered before routing: most visitors are guests on a public page.
    serverFactory: (handler) => {
      const answer: RequestListener = (request, response) => {
        if (!connections.admit(request, response)) return;
        if (sendStored(request, response)) metrics.storedPages.inc();
        else handler(request, response);
      };
      const server = createListener(config.tls, answer);
      const connections = limitConnections(server, defaultConnectionLimits, isProxy);
      cutOffSlowReaders(server, defaultReaderPace);
      return server;
    },
  });
  admitKnownSites(app, config);
  answerUnroutable(app);
  await app.register(fastifyCookie);
  registerOperations(app, metrics.registry, server);
  registerFavicon(app);
  registerSecurityTxt(app, config, Date.now);
  await app.register(async (scope) => policyReports(scope, { registry: metrics.registry, now: Date.now }));
  registerSetScripts(app, { config, current });
  registerPictures(app, config);
  registerCrawlerFiles(app, { config, current, articles: articleList(app, config) });
  await registerApiProxy(app, config);
  registerFiles(app, '/assets/*', webFolder);
  registerFiles(app, '/r/*', path.join(config.releaseRoot, 'remotes'), (file) =>
    /^[^/]+\/[^/]+\/web\//.test(file),
  );
  await app.register(registerPages, { config, current });
  return app;
}

/** A form submitted without its script may have any content type: its body is dropped unread, since it may hold personal data. */
function registerPages(
  pages: FastifyInstance,
  source: Pick<ShellServer, 'config' | 'current'>,
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

function articleList(app: FastifyInstance, { apiUrl }: ShellConfig) {
  return createArticleList({
    apiOf: ({ host }) => createApiClient({ baseUrl: apiUrl, headers: { 'x-forwarded-host': host } }),
    now: Date.now,
    report: (message, error) => app.log.warn({ err: error }, message),
  });
}

function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'proverka_shell_' });
  const storedPages = new Counter({
    name: 'proverka_shell_stored_pages_total',
    help: 'Pages answered from the store',
    registers: [registry],
  });
  return { registry, storedPages };
}

function registerOperations(app: FastifyInstance, registry: Registry, { current, state }: ShellServer): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  // Why a set was refused is nothing for visitors, whose requests come through a proxy.
  app.get('/readyz', ({ headers }) => {
    const { set, ...others } = state?.() ?? { set: current().set.id };
    return { status: 'ok', set, ...(headers['x-forwarded-for'] === undefined && others) };
  });
  app.get('/metrics', async (request, reply) => {
    // A request through a proxy comes from a visitor, to whom metrics are not shown.
    if (request.headers['x-forwarded-for'] !== undefined) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
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

function registerFiles(
  app: FastifyInstance,
  route: string,
  root: string,
  allows = (_file: string) => true,
): void {
  app.get(route, async (request: FastifyRequest, reply: FastifyReply) => {
    const file = decoded((request.params as { '*': string })['*']);
    reply.hijack();
    if (file !== null && allows(file) && (await sendFile(root, file, request.raw, reply.raw))) return;
    reply.raw.writeHead(404, { ...commonSecurityHeaders, 'content-type': 'text/plain; charset=utf-8' });
    reply.raw.end('Такого файла нет.\n');
  });
}

/** The router decodes a path once; what is encoded twice, or not rightly, is the name of no file. */
function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
