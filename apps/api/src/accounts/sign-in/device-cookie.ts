import { randomBytes } from 'node:crypto';
import '@fastify/cookie';
import { cookieGuards, hostCookie, hostCookieName } from '@proverka/brand/site-cookie';
import type { Call } from '#platform/http/route.ts';
import { isBrowser } from '#platform/http/session-cookie.ts';
import { readSignedId, signId } from '#platform/http/signed-id.ts';

/** Of its host only (`__Host-`): the browser refuses it with a domain or from a sub-domain, so that nobody else can set it. */
const deviceCookie = 'device';
const YEAR_SECONDS = 365 * 86_400;

/** The device a browser's request comes from: the one of its cookie, or a new one; a program has none. */
export function deviceOf({ request, host }: Pick<Call, 'request' | 'host'>, secret: string): string | null {
  if (!isBrowser(request)) return null;
  return (
    readSignedId('device', hostCookie(host, deviceCookie, request.cookies), secret) ??
    randomBytes(16).toString('base64url')
  );
}

/** Holds an id and its signature only; whose device it is stands in `known_place`. */
export function keepDevice(
  { reply, host }: Pick<Call, 'reply' | 'host'>,
  device: string | null,
  secret: string,
): void {
  if (device === null) return;
  void reply.setCookie(hostCookieName(host, deviceCookie), signId('device', device, secret), {
    path: '/',
    httpOnly: true,
    ...cookieGuards(host, 'strict'),
    maxAge: YEAR_SECONDS,
  });
}
