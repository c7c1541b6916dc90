import { isLocalHost } from './host.ts';
import type { Site } from './request-site.ts';

/** What decides about cookies: the configured host, how it was reached, and under which of its names. */
export type CookieSite = Pick<Site, 'entry' | 'name' | 'protocol'>;

/**
 * A development host over HTTP. WebKit drops `Secure` cookies there, loopback or not, and with them every session. A host that
 * is reached by anybody else is none, whatever a request says of itself: its name stands in the configuration.
 */
export const isPlainLoopback = ({ entry, name, protocol }: CookieSite): boolean =>
  protocol === 'http' && isLocalHost(entry) && isLocalHost({ host: name.replace(/:\d+$/, '') });

/** `None` is refused without `Secure`; the others stay. */
type SameSite = 'strict' | 'lax' | 'none';

export function cookieGuards(site: CookieSite, wanted: SameSite): { secure: boolean; sameSite: SameSite } {
  if (!isPlainLoopback(site)) return { secure: true, sameSite: wanted };
  return { secure: false, sameSite: wanted === 'none' ? 'lax' : wanted };
}

const ofHost = (name: string): string => `__Host-${name}`;
const plain = (name: string): string => `_${name}`;

/** The browser refuses `__Host-` without `Secure`. */
export const hostCookieName = (site: CookieSite, name: string): string =>
  isPlainLoopback(site) ? plain(name) : ofHost(name);

/** Names under which a cookie of a host is read, the one it is set by first. Programs know the prefixed one. */
export const hostCookieNames = (site: CookieSite, name: string): readonly string[] =>
  isPlainLoopback(site) ? [plain(name), ofHost(name)] : [ofHost(name)];

export function hostCookie(
  site: CookieSite,
  name: string,
  cookies: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return hostCookieNames(site, name)
    .map((one) => cookies[one])
    .find(Boolean);
}

/** The same from a `Cookie` header. */
export function hostCookieIn(site: CookieSite, name: string, header = ''): string | undefined {
  return hostCookieNames(site, name)
    .map((one) => new RegExp(`(?:^|;\\s*)${one}=([^;\\s]*)`).exec(header)?.[1])
    .find(Boolean);
}

/** `Secure; ` where it belongs, for a `Set-Cookie` written by hand. */
export const secureWord = (site: CookieSite): string => (isPlainLoopback(site) ? '' : 'Secure; ');
