import { isLocalHost } from '@proverka/brand/host';
import type { Visit } from './visits.ts';

/** The cookie that carries a session: the desk has one of its own. */
export const sessionCookieName = ({ visitor }: Pick<Visit, 'visitor'>): string =>
  visitor === 'staff' ? '__Host-staff' : '_token';

/** The session as a browser keeps it for a visit's host. */
export function sessionCookie(visit: Pick<Visit, 'visitor' | 'host'>, value: string) {
  const { host } = visit;
  const cookie = { name: sessionCookieName(visit), value, domain: host.host, path: '/', httpOnly: true };
  if (visit.visitor === 'staff') return { ...cookie, secure: true, sameSite: 'Strict' as const };
  return isLocalHost(host)
    ? { ...cookie, secure: true, sameSite: 'None' as const }
    : { ...cookie, secure: false };
}
