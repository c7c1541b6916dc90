import type { Call } from '#platform/http/route.ts';
import { isBrowser, setSessionCookie } from '#platform/http/session-cookie.ts';
import { sessionSeconds } from '#platform/http/session.ts';
import type { OpenedSession } from './session.store.ts';

/** A browser keeps its session where no script reads it; a program gets the token itself. */
export function handOver({ request, reply, host }: Call, { token, isRemembered }: OpenedSession): string {
  if (!isBrowser(request)) return token;
  setSessionCookie(reply, host, token, isRemembered ? sessionSeconds(true) : null);
  return '';
}
