import { isIP } from 'node:net';
import { isPublicAddress } from '#platform/outbound/public-address.ts';

/** True when the resolved address may be connected to for this URL. */
export const mayConnect =
  (url: string, privateHosts: readonly string[]) =>
  (address: string): boolean =>
    isPublicAddress(address) || privateHosts.includes(new URL(url).host);

/** The reason why a URL cannot be subscribed; null when it can. `privateHosts` are internal hosts as `host:port`. */
export function mistakeInUrl(written: string, privateHosts: readonly string[]): string | null {
  if (!URL.canParse(written)) return 'Некорректный адрес';
  const url = new URL(written);
  if (url.username !== '' || url.password !== '') return 'Адрес не должен содержать логин и пароль';
  if (privateHosts.includes(url.host) && /^https?:$/.test(url.protocol)) return null;
  if (url.protocol !== 'https:') return 'Адрес должен начинаться с https://';
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) return PRIVATE;
  return /(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(url.hostname) ? PRIVATE : null;
}

const PRIVATE = 'Адрес ведёт во внутреннюю сеть';
