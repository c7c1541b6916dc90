import { fastify, type FastifyInstance } from 'fastify';
import { serveFile } from './page/page.ts';

const LARGEST_BODY_BYTES = 5 * 1024 * 1024;

/** The HTTP server with what every source and page needs: form parsing, the style sheet, a health check. */
export function createApp(): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: LARGEST_BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });
  // Shops capture and cancel with `content-type: application/json` and an empty body; parse only a body that exists.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  app.get('/healthz', () => ({ ok: true }));
  serveFile(app, '/sandbox.css', new URL('page/sandbox.css', import.meta.url), 'text/css; charset=utf-8');
  return app;
}
