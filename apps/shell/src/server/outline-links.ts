import { hostCookieName, secureWord, type CookieSite } from '@proverka/brand/site-cookie';
import { outlineCodes } from '@proverka/release/outline-codes';
import type { ReleaseStore } from '@proverka/release/release-store';
import type { FastifyInstance } from 'fastify';
import { outlineName } from '../app/outline-cookie.ts';
import { siteOfRequest } from './known-site.ts';
import { commonSecurityHeaders } from './security-headers.ts';

/** Names nobody gave cost the store nothing for so long. */
const listMilliseconds = 1000;
const cookieSeconds = 8 * 60 * 60;

interface OutlineLinks {
  readonly store: ReleaseStore;
  readonly now: () => number;
}

/**
 * `/release-outline/<code>` shows in this browser who serves which part of a page; `/release-outline/end` ends it. The code comes
 * from the desk, so that nobody's link changes what a visitor sees. Scripts read the cookie, and stored pages stay as they are.
 */
export function registerOutlineLinks(app: FastifyInstance, { store, now }: OutlineLinks): void {
  const untilOf = knownCodes({ store, now });
  app.get('/release-outline/*', async (request, reply) => {
    const { '*': code } = request.params as { '*': string };
    const isEnd = code === 'end';
    void reply.headers({
      ...commonSecurityHeaders,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    if (!isEnd && (await untilOf(code)) <= now())
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('Ссылка на контуры недействительна или устарела.\n');
    return reply.header('set-cookie', outlineSetCookie(siteOfRequest(request), !isEnd)).redirect('/', 303);
  });
}

export function outlineSetCookie(site: CookieSite, isOn: boolean): string {
  const name = hostCookieName(site, outlineName);
  return `${name}=${isOn ? 'on' : ''}; Path=/; Max-Age=${isOn ? cookieSeconds : 0}; ${secureWord(site)}SameSite=Lax`;
}

function knownCodes({ store, now }: OutlineLinks) {
  let listed: { readonly at: number; readonly codes: ReturnType<typeof outlineCodes> } | null = null;
  return async (code: string): Promise<number> => {
    if (!listed || now() - listed.at > listMilliseconds) listed = { at: now(), codes: outlineCodes(store) };
    return (await listed.codes.catch(() => new Map<string, number>())).get(code) ?? 0;
  };
}
