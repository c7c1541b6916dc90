import type { FastifyInstance } from 'fastify';
import { createByteBudget } from './byte-budget.ts';
import { proxyCalls } from './proxy-calls.ts';
import { defaultProxyLimits, type ProxyLimits } from './proxy-limits.ts';
import { proxyStreams } from './proxy-streams.ts';

/** Proxies `/api/…` to the API, so that neither slow senders and readers nor watchers stop anybody else's calls. */
export async function registerApiProxy(
  app: FastifyInstance,
  { apiUrl }: { readonly apiUrl: string },
  limits: ProxyLimits = defaultProxyLimits,
): Promise<void> {
  const { mostBodyBytes: mostBytes, graceMs, bytesPerSecond } = limits;
  const budget = createByteBudget(limits.budgetBytes);
  await app.register((scope) =>
    proxyCalls(scope, apiUrl, limits, { mostBytes, graceMs, bytesPerSecond, budget }),
  );
  await app.register((scope) => proxyStreams(scope, apiUrl, limits));
}
