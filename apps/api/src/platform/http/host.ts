import { findHost } from '@proverka/brand/host';
import type { HostEntry } from '@proverka/brand/host';
import { siteOf } from '@proverka/brand/request-site';
import type { Site, StrangeSite } from '@proverka/brand/request-site';
import { visitorAddress } from '@proverka/validation/network';
import type { IsProxy } from '@proverka/validation/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

/** The host a request is for; `name` as the browser sent it, with a port when there is one. */
export type RequestHost = Site;

declare module 'fastify' {
  interface FastifyRequest {
    site: RequestHost | null;
  }
}

/** Asked by machines that know only an address. */
const probes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** Before anything else is done for a request: it is for a host of ours, or refused; and its visitor has an address. */
export function admitKnownHosts(app: FastifyInstance, hosts: readonly HostEntry[], isProxy: IsProxy): void {
  app.decorateRequest('site', null);
  app.addHook('onRequest', (request, reply, done) => {
    settleVisitorAddress(request, isProxy);
    const host = hostOf(request, hosts, isProxy);
    if (typeof host === 'number' && !probes.has(request.routeOptions.url)) {
      void sendProblem(reply, { code: host === 400 ? 'invalid_request' : 'unknown_host' });
    } else {
      if (typeof host !== 'number') request.site = host;
      done();
    }
  });
}

/** Fastify believes whatever a proxy passes on: only an address that may be believed is left of it. */
function settleVisitorAddress({ raw }: FastifyRequest, isProxy: IsProxy): void {
  const forwarded = raw.headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  raw.headers['x-forwarded-for'] = visitorAddress(raw.socket.remoteAddress, String(forwarded), isProxy);
}

/**
 * Which of our hosts a request is for: the one the shell forwards (from trusted addresses only), else the `source-site`
 * header of API clients (specification, section 7), else `Host`.
 */
function hostOf(
  { raw }: FastifyRequest,
  hosts: readonly HostEntry[],
  isProxy: IsProxy,
): RequestHost | StrangeSite {
  const isForwarded = isProxy(raw.socket.remoteAddress);
  const site = siteOf(hosts, raw, isForwarded);
  if (site === 400 || (isForwarded && raw.headers['x-forwarded-host'] !== undefined)) return site;
  const claimed = findHost(hosts, withoutScheme(String(raw.headers['source-site'] ?? '')));
  if (claimed === undefined) return site;
  // A program on a host name of its own: pages it names are on the site it claims.
  const own = { name: claimed.host, protocol: 'https' } as const;
  return { ...(typeof site === 'number' ? own : site), entry: claimed };
}

const withoutScheme = (site: string): string => site.replace(/^https?:\/\//, '').split('/', 1)[0] ?? '';
