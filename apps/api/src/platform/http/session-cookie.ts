import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHost } from './host.ts';

/** Section 3: the token is mirrored into a cookie of this name on the brand domain. */
export const sessionCookie = '_token';

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

/** The bearer header of API clients takes precedence over the cookie. */
export function tokenOf(request: FastifyRequest): { token: string; fromCookie: boolean } | null {
  const bearer = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, fromCookie: false };
  const cookie = request.cookies[sessionCookie];
  return cookie ? { token: cookie, fromCookie: true } : null;
}
