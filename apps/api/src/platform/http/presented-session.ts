import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHost } from './host.ts';
import { clearSessionCookie, clearStaffCookie, fitsPlace, tokenOf } from './session-cookie.ts';
import type { PresentedToken } from './session-cookie.ts';
import type { Session } from './session.ts';

interface Sessions {
  readonly findSession: (token: string) => Promise<Session | null>;
}

/** The session of a token that came in its right place. */
export async function sessionOf(
  { findSession }: Sessions,
  presented: PresentedToken,
): Promise<Session | null> {
  const session = await findSession(presented.token);
  return session !== null && fitsPlace(presented, session) ? session : null;
}

export function clearCookieOf({ from }: PresentedToken, reply: FastifyReply, site: RequestHost): void {
  if (from === 'cookie') clearSessionCookie(reply, site);
  if (from === 'staff_cookie') clearStaffCookie(reply, site);
}

/** Whether the session is still what it was when the request was let in. */
export async function isSameSession(deps: Sessions, request: FastifyRequest): Promise<boolean> {
  const presented = tokenOf(request);
  const now = presented && (await sessionOf(deps, presented));
  const { session } = request;
  if (now === null || session === null) return false;
  return (
    now.userId === session.userId &&
    now.role === session.role &&
    now.staff?.roles.join() === session.staff?.roles.join() &&
    now.restriction?.to === session.restriction?.to
  );
}
