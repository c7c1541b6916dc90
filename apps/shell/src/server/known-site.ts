import { siteOf, type Site, type StrangeSite } from '@proverka/brand/request-site';
import { changedPath } from '@proverka/release/announce';
import type { HostEntry } from '@proverka/brand/host';
import { trustProxies, visitorAddress, type IsProxy } from '@proverka/validation/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseCall } from './api-proxy/proxy-refusal.ts';
import { commonSecurityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    site: Site | null;
  }
}

/** Asked by machines that know only an address. */
const probes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics', changedPath]);

/** Before anything else is done for a request: it is for a host of ours, or refused; and its visitor has an address. */
export function admitKnownSites(
  app: FastifyInstance,
  {
    hosts,
    trustedProxies,
  }: { readonly hosts: readonly HostEntry[]; readonly trustedProxies: readonly string[] },
): void {
  const isProxy = trustProxies(trustedProxies);
  app.decorateRequest('site', null);
  app.addHook('onRequest', (request, reply, done) => {
    settleVisitorAddress(request, isProxy);
    const site = siteOf(hosts, request.raw, isProxy(request.raw.socket.remoteAddress));
    if (typeof site === 'number' && !probes.has(request.routeOptions.url))
      refuseStrange(request, reply, site);
    else {
      if (typeof site !== 'number') request.site = site;
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

function refuseStrange(request: FastifyRequest, reply: FastifyReply, status: StrangeSite): void {
  if (request.url.startsWith('/api/')) {
    void refuseCall(reply, status === 400 ? 'invalid_request' : 'unknown_host');
    return;
  }
  void reply
    .code(status)
    .headers(commonSecurityHeaders)
    .type('text/plain; charset=utf-8')
    .send('Этот адрес не обслуживается.\n');
}

/** The host a request was admitted for. */
export function siteOfRequest({ site }: FastifyRequest): Site {
  if (site === null) throw new Error('a route without a host asks for it');
  return site;
}
