import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sendProblem } from '../http/problem.ts';
import { describedCalls } from './described-calls.ts';
import type { ScopeOf } from './described-calls.ts';
import { groups } from './groups.ts';
import type { GroupName } from './groups.ts';
import { nameSchemas } from './named-schemas.ts';
import { openApiDocument } from './open-api.ts';
import type { Reference } from './reference-page.ts';
import { groupPage, introductionPage } from './reference-page.ts';

/** The reference for people who write programs at `/docs`, and the description for the programs at `/openapi.json`. */
export function addReferenceRoutes(app: FastifyInstance, scopeOf: ScopeOf): void {
  const reference = once((): Reference => {
    const calls = describedCalls(scopeOf);
    return { calls, schemas: nameSchemas(calls) };
  });
  const description = once(() => {
    const { calls, schemas } = reference();
    return JSON.stringify(openApiDocument(calls, schemas));
  });
  for (const url of ['/openapi.json', '/docs/openapi.json'])
    app.get(url, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .type('application/json; charset=utf-8')
        .send(description()),
    );
  addFiles(app);
  app.get('/docs', (request, reply) =>
    sendPage(request, reply, (site) => introductionPage(reference(), site)),
  );
  app.get<{ Params: { group: string } }>('/docs/:group', (request, reply) => {
    const { group } = request.params;
    if (!isGroup(group)) return sendProblem(reply, { code: 'not_found' });
    return sendPage(request, reply, (site) => groupPage(reference(), site, group));
  });
}

const isGroup = (name: string): name is GroupName => Object.hasOwn(groups, name);

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  write: (site: NonNullable<FastifyRequest['site']>) => string,
): FastifyReply {
  const [path = ''] = request.url.split('?');
  // Links are relative, so that the address has to end with a slash; the shell's proxy puts its prefix before this one.
  if (!path.endsWith('/')) return reply.redirect(`${path}/`, 301);
  if (request.site === null) throw new Error('a page of the reference before its host was known');
  return reply
    .headers({ 'cache-control': 'public, max-age=300', vary: 'host', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(write(request.site));
}

/** The pages have neither scripts nor forms. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const files = {
  'reference.css': { type: 'text/css; charset=utf-8', path: new URL('reference.css', import.meta.url).href },
  'golos-400.ttf': { type: 'font/ttf', path: font('400Regular/GolosText_400Regular.ttf') },
  'golos-600.ttf': { type: 'font/ttf', path: font('600SemiBold/GolosText_600SemiBold.ttf') },
} as const;

function font(file: string): string {
  return import.meta.resolve(`@expo-google-fonts/golos-text/${file}`);
}

function addFiles(app: FastifyInstance): void {
  for (const [name, { type, path }] of Object.entries(files)) {
    const content = once(() => readFileSync(fileURLToPath(path)));
    app.get(`/docs/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(type).send(content()),
    );
  }
}

/** Calls do not change while the server runs: the first who asks waits for what is written. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
