import '@fastify/cookie';
import { originOf, type Site } from '@proverka/brand/request-site';
import { cookieGuards, hostCookie, hostCookieName } from '@proverka/brand/site-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { siteOfRequest } from '../known-site.ts';
import { commonSecurityHeaders, documentHeaders } from '../security-headers.ts';
import { exchangeCode, lookAtCode, type Presented } from './entry-calls.ts';
import { entryPage, entryStyle, entryStylePath } from './entry-page.ts';
import { entryAddress, entryPath, isFromApp, localTarget } from './entry.domain.ts';

/** Holds the code while the guest is asked, so that it is not in the address, the history or a referrer. */
const codeCookie = 'entry';
const attributes = (site: Site) => ({ path: '/', httpOnly: true, ...cookieGuards(site, 'lax') });

const presentedBy = (request: FastifyRequest, code: string): Presented => ({
  code,
  site: siteOfRequest(request),
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  token: request.cookies['_token'] ?? '',
});

const goOn = (reply: FastifyReply, to: string): FastifyReply =>
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }).redirect(to, 303);

/** `jwt_token` in the address of a page: removed from it at once, whatever becomes of it. */
export async function enterByAddress(
  { apiUrl }: Pick<ShellConfig, 'apiUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { code, to }: { readonly code: string; readonly to: string },
): Promise<FastifyReply> {
  // Whoever only asks for the head, a preview for example, is no visitor.
  if (request.method === 'HEAD') return goOn(reply, to);
  const presented = presentedBy(request, code);
  const looked = await lookAtCode(apiUrl, presented);
  if (looked.kind !== 'guest') return goOn(reply, to);
  if (!isFromApp(request.headers)) {
    const site = siteOfRequest(request);
    void reply.setCookie(hostCookieName(site, codeCookie), code, { ...attributes(site), maxAge: 300 });
    return goOn(reply, entryAddress(to));
  }
  const cookies = await exchangeCode(apiUrl, presented);
  if (cookies.length > 0) void reply.header('set-cookie', cookies);
  return goOn(reply, to);
}

export const isEntryPath = (pathname: string): boolean =>
  pathname === entryPath || pathname === entryStylePath;

/** The page that asks, and its form. */
export async function answerEntry(
  { apiUrl, origins }: Pick<ShellConfig, 'apiUrl' | 'origins'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const site = siteOfRequest(request);
  if (request.url.startsWith(entryStylePath)) {
    return reply
      .headers({ ...commonSecurityHeaders, 'cache-control': 'public, max-age=3600', vary: 'host' })
      .type('text/css; charset=utf-8')
      .send(entryStyle(site.entry));
  }
  const to = localTarget(new URL(request.url, 'http://shell').search, originOf(site));
  const code = hostCookie(site, codeCookie, request.cookies);
  if (code === undefined || !['GET', 'HEAD', 'POST'].includes(request.method)) return goOn(reply, to);
  const presented = presentedBy(request, code);
  if (request.method === 'POST') {
    // A form of another site would press the button for the visitor.
    if (request.headers.origin !== originOf(site)) return goOn(reply, entryAddress(to));
    const cookies = await exchangeCode(apiUrl, presented);
    void reply.clearCookie(hostCookieName(site, codeCookie), attributes(site));
    for (const cookie of cookies) void reply.header('set-cookie', cookie);
    return goOn(reply, to);
  }
  const looked = await lookAtCode(apiUrl, presented);
  if (looked.kind !== 'guest') {
    void reply.clearCookie(hostCookieName(site, codeCookie), attributes(site));
    return goOn(reply, to);
  }
  return reply
    .headers({
      ...documentHeaders(origins, null),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
    .send(entryPage(site.entry, looked, to));
}
