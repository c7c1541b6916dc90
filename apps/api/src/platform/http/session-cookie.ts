import '@fastify/cookie';
import { isDesk } from '@proverka/brand/host';
import { cookieGuards, hostCookie, hostCookieName } from '@proverka/brand/site-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHost } from './host.ts';
import type { Session } from './session.ts';

/** Section 3: the token is mirrored into a cookie of this name on the brand domain. */
const sessionCookie = '_token';

/** Of the desk: its host only, and never with a request that another site makes. */
const staffCookie = 'staff';

const staffAttributes = (host: RequestHost) => ({
  path: '/',
  httpOnly: true,
  ...cookieGuards(host, 'strict'),
});

/** Ends with the browser, and at the server long before. */
export function setStaffCookie(reply: FastifyReply, host: RequestHost, token: string): void {
  void reply.setCookie(hostCookieName(host, staffCookie), token, staffAttributes(host));
}

export function clearStaffCookie(reply: FastifyReply, host: RequestHost): void {
  void reply.clearCookie(hostCookieName(host, staffCookie), staffAttributes(host));
}

/** True for a browser's request rather than a program's: browsers always send one of the two headers. */
export const isBrowser = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;

const attributes = (host: RequestHost) => ({
  path: '/',
  httpOnly: true,
  ...cookieGuards(host, 'none'),
  ...(host.entry.cookieDomain === undefined ? {} : { domain: host.entry.cookieDomain }),
});

/** Without «remember me» the session ends with the browser: its cookie has no `Max-Age`. */
export function setSessionCookie(
  reply: FastifyReply,
  host: RequestHost,
  token: string,
  maxAgeSeconds: number | null,
): void {
  void reply.setCookie(sessionCookie, token, {
    ...attributes(host),
    ...(maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }),
  });
}

export function clearSessionCookie(reply: FastifyReply, host: RequestHost): void {
  void reply.clearCookie(sessionCookie, attributes(host));
}

export interface PresentedToken {
  readonly token: string;
  readonly from: 'bearer' | 'cookie' | 'staff_cookie';
}

/** Whether the browser sent a session of either kind, be it read on this host or not. */
export const hasCookieOfSession = ({ cookies }: FastifyRequest, host: RequestHost): boolean =>
  (cookies[sessionCookie] ?? hostCookie(host, staffCookie, cookies)) !== undefined;

/** The bearer header of API clients takes precedence over cookies. Each kind of host reads its own cookie only. */
export function tokenOf(request: FastifyRequest): PresentedToken | null {
  const bearer = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, from: 'bearer' };
  const { site, cookies } = request;
  const isAtDesk = site !== null && isDesk(site.entry);
  const token = isAtDesk ? hostCookie(site, staffCookie, cookies) : cookies[sessionCookie];
  return token ? { token, from: isAtDesk ? 'staff_cookie' : 'cookie' } : null;
}

/** A browser sends each kind of session in its own cookie; API tokens are for programs, which send a header. */
export function fitsPlace({ from }: PresentedToken, { apiToken, staff }: Session): boolean {
  if (from === 'bearer') return true;
  return apiToken === undefined && (from === 'staff_cookie') === (staff !== undefined);
}
