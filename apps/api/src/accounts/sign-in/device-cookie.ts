import { randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { Call } from '#platform/http/route.ts';
import { isBrowser } from '#platform/http/session-cookie.ts';
import { readSignedId, signId } from '#platform/http/signed-id.ts';

/** The browser refuses this name without `Secure`, with a domain or from a sub-domain, so that nobody else can set it. */
const deviceCookie = '__Host-device';
const YEAR_SECONDS = 365 * 86_400;

/** The device a browser's request comes from: the one of its cookie, or a new one; a program has none. */
export function deviceOf({ request }: Pick<Call, 'request'>, secret: string): string | null {
  if (!isBrowser(request)) return null;
  return (
    readSignedId('device', request.cookies[deviceCookie], secret) ?? randomBytes(16).toString('base64url')
  );
}

/** Holds an id and its signature only; whose device it is stands in `known_place`. */
export function keepDevice({ reply }: Pick<Call, 'reply'>, device: string | null, secret: string): void {
  if (device === null) return;
  void reply.setCookie(deviceCookie, signId('device', device, secret), {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    maxAge: YEAR_SECONDS,
  });
}
