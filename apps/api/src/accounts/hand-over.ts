import type { Call } from '#platform/http/route.ts';
import { isBrowser, setSessionCookie } from '#platform/http/session-cookie.ts';
import { sessionSeconds } from '#platform/http/session.ts';
import type { OpenedSession } from './session.store.ts';

/** Delivers a session: to a browser in a cookie that scripts cannot read, to a program as a token. */
export function handOver(
  { request, reply, host }: Pick<Call, 'request' | 'reply' | 'host'>,
  { token, isRemembered }: OpenedSession,
): string {
  if (!isBrowser(request)) return token;
  setSessionCookie(reply, host, token, isRemembered ? sessionSeconds(true) : null);
  return '';
}
