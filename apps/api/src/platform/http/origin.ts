import { findHost, isLocalHost } from '@proverka/brand/host';
import type { HostEntry } from '@proverka/brand/host';
import type { FastifyRequest } from 'fastify';
import type { RequestHost } from './host.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * False for an unsafe request that another site made with the visitor's cookie (CSRF). With `SameSite=None` (section 3)
 * the cookie is sent cross-site, so `Origin` must be the host the request is for. A request without a cookie and without
 * an `Origin` comes from a program, not from a page.
 */
export function isOriginAllowed(
  request: FastifyRequest,
  host: RequestHost,
  hosts: readonly HostEntry[],
  hasCookie: boolean,
): boolean {
  if (SAFE.has(request.method)) return true;
  const { origin } = request.headers;
  if (origin === undefined) return !hasCookie;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const entry = findHost(hosts, from.host);
  if (entry === undefined || from.host !== host.name) return false;
  return from.protocol === 'https:' || (from.protocol === 'http:' && isLocalHost(entry));
}
