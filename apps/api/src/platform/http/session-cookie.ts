import '@fastify/cookie';
import { isDesk } from '@proverka/brand/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHost } from './host.ts';
import type { Session } from './session.ts';

/** Section 3: the token is mirrored into a cookie of this name on the brand domain. */
export const sessionCookie = '_token';

/** Of the desk: its host only, and never with a request that another site makes. */
export const staffCookie = '__Host-staff';

const staffAttributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' as const };

/** Ends with the browser, and at the server long before. */
export function setStaffCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(staffCookie, token, staffAttributes);
}

export function clearStaffCookie(reply: FastifyReply): void {
  void reply.clearCookie(staffCookie, staffAttributes);
}

/** True for a browser's request rather than a program's: browsers always send one of the two headers. */
export const isBrowser = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;

const attributes = (host: RequestHost) => ({
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'none' as const,
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

/** The bearer header of API clients takes precedence over cookies. Each kind of host reads its own cookie only. */
export function tokenOf(request: FastifyRequest): PresentedToken | null {
  const bearer = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, from: 'bearer' };
  const name = request.site && isDesk(request.site.entry) ? staffCookie : sessionCookie;
  const token = request.cookies[name];
  return token ? { token, from: name === staffCookie ? 'staff_cookie' : 'cookie' } : null;
}

/** A browser sends each kind of session in its own cookie; API tokens are for programs, which send a header. */
export function fitsPlace({ from }: PresentedToken, { apiToken, staff }: Session): boolean {
  if (from === 'bearer') return true;
  return apiToken === undefined && (from === 'staff_cookie') === (staff !== undefined);
}
