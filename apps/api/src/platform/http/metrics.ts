import { metricsContentType } from '@proverka/metrics/metrics-text';
import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import { sendProblem } from './problem.ts';

/** One histogram by route pattern (a label per URL would create a series per object number). */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'proverka_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 40],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    // Through the site, `/api/metrics` would expose the numbers of failed logins and of orders.
    if (request.headers['x-forwarded-for'] !== undefined) return sendProblem(reply, { code: 'not_found' });
    return reply.type(metricsContentType).send(await registry.metrics());
  });
}
