import { expect, test } from 'vitest';
import { developmentHosts, type HostEntry } from './host.ts';
import { siteOf } from './request-site.ts';
import { cookieGuards, hostCookie, hostCookieIn, hostCookieName, type CookieSite } from './site-cookie.ts';

const published: readonly HostEntry[] = [
  { host: 'realty.example', brand: 'real-estate', variant: 'main' },
  { host: 'localhost.realty.example', brand: 'real-estate', variant: 'ru-domain' },
];
function siteAt(
  headers: readonly (readonly [string, string])[],
  { hosts = developmentHosts, isProxy = true } = {},
): CookieSite {
  const site = siteOf(hosts, { url: '/', rawHeaders: headers.flat() }, isProxy);
  if (typeof site === 'number') throw new Error(`refused with ${site}`);
  return site;
}
const loopback = (host: string, protocol = 'http') =>
  siteAt([
    ['Host', host],
    ['X-Forwarded-Proto', protocol],
  ]);

test.each([
  'localhost',
  'localhost:3000',
  '127.0.0.1:3000',
  'auto.fizcheck.localhost:3000',
  'admin.localhost',
])('over HTTP on the development host %s a cookie goes without Secure, which WebKit would drop', (host) => {
  const site = loopback(host);
  expect(cookieGuards(site, 'none')).toEqual({ secure: false, sameSite: 'lax' });
  expect(cookieGuards(site, 'strict')).toEqual({ secure: false, sameSite: 'strict' });
  expect(hostCookieName(site, 'device')).toBe('_device');
});

test('over HTTPS a development host is like any other', () => {
  const site = loopback('realestate.localhost', 'https');
  expect(cookieGuards(site, 'none')).toEqual({ secure: true, sameSite: 'none' });
  expect(hostCookieName(site, 'device')).toBe('__Host-device');
});

test.each<readonly [string, Parameters<typeof siteAt>[0]]>([
  ['over HTTPS', [['X-Forwarded-Proto', 'https']]],
  ['over HTTP', [['X-Forwarded-Proto', 'http']]],
  ['without a word on how it was reached', []],
])('no cookie of a published host goes without Secure: %s', (_how, headers) => {
  for (const { host } of published) {
    const site = siteAt([['Host', host], ...headers], { hosts: published });
    expect(cookieGuards(site, 'none')).toEqual({ secure: true, sameSite: 'none' });
    expect(hostCookieName(site, 'staff')).toBe('__Host-staff');
    // Anybody on another port or sub-domain may have set this one.
    expect(hostCookie(site, 'staff', { _staff: 'planted' })).toBeUndefined();
    expect(hostCookieIn(site, 'staff', '_staff=planted; __Host-staff=own')).toBe('own');
  }
});

test('a request to a published host that calls itself a development host is refused or stays guarded', () => {
  const claims = [['Host', 'realty.example'] as const, ['X-Forwarded-Host', 'localhost'] as const];
  expect(() => siteAt(claims, { hosts: published })).toThrow('refused with 421');
  expect(cookieGuards(siteAt(claims, { hosts: published, isProxy: false }), 'lax').secure).toBe(true);
  // A program that names another host of ours in `source-site` is still where it is.
  const [entry] = developmentHosts;
  if (entry === undefined) throw new Error('no development host');
  expect(cookieGuards({ entry, name: 'realty.example', protocol: 'http' }, 'lax').secure).toBe(true);
});

test('a cookie is read from a header by its whole name, the one that is set here before that of programs', () => {
  const site = loopback('localhost');
  expect(hostCookieIn(site, 'share', 'a=1; __Host-share=7; _share=42; b=2')).toBe('42');
  expect(hostCookieIn(site, 'share', '__Host-share=7')).toBe('7');
  expect(hostCookieIn(site, 'share', 'x_share=7; share=8')).toBeUndefined();
  expect(hostCookieIn(site, 'share', undefined)).toBeUndefined();
});
