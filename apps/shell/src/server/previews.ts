import { hostCookieIn, hostCookieName, secureWord, type CookieSite } from '@proverka/brand/site-cookie';
import { readPreview } from '@proverka/release/preview-token';
import { readTrustedSet, type Trust } from '@proverka/release/trusted-set';
import type { FastifyInstance } from 'fastify';
import type { ActiveSet } from './active-set.ts';
import { siteOfRequest } from './known-site.ts';
import { outlineSetCookie } from './outline-links.ts';
import { commonSecurityHeaders } from './security-headers.ts';
import type { VisitorSet } from './visitor-set.ts';

/** A preview link: `/release-preview/<token>`, with `?to=/path/` where it leads and `?outline` to show who serves what; `/release-preview/end` ends it. */
const previewPath = '/release-preview/*';
const cookieName = 'preview';

/** No other site's address: neither two slashes at the start nor signs that a browser leaves out. */
const ownPath = /^\/(?:[\w.-][\w./?=&%-]*)?$/;

/** Sets on no channel that this process renders at once. */
const mostSets = 2;
/** A set nobody looks at is closed. */
const idleMilliseconds = 10 * 60_000;
/** Requests that began on a set may take so long after it was left. */
const retireMilliseconds = 30_000;

export interface Previews {
  /** The set of the signed link that was opened in this browser; `null` without one, or after its end. */
  readonly setFor: (site: CookieSite, cookies: string | undefined) => Promise<VisitorSet | null>;
  readonly close: () => Promise<void>;
}

export interface PreviewSource extends Trust {
  /** Makes a trusted set ready to render. */
  readonly activate: (set: Awaited<ReturnType<typeof readTrustedSet>>) => Promise<ActiveSet>;
  /** A set that is served anyway. */
  readonly known: (id: string) => ActiveSet | null;
  readonly now: () => number;
  readonly report: (message: string, error?: unknown) => void;
}

export const mayPreview = (cookies: string | undefined): boolean =>
  cookies?.includes(`${cookieName}=`) ?? false;

/** Shows a release that is on no channel to whoever has its signed link: rendered for each request, kept by nobody. */
export function keepPreviews(source: PreviewSource): Previews {
  const sets = openSets(source);
  return {
    setFor: async (site, cookies) => {
      const token = hostCookieIn(site, cookieName, cookies);
      const preview = token === undefined ? null : readPreview(await source.keys(), token, source.now());
      if (!preview) return null;
      try {
        const active = source.known(preview.setId) ?? (await sets.find(preview.setId));
        return { active, headers: { 'x-robots-tag': 'noindex, nofollow' } };
      } catch (error) {
        source.report(`Set ${preview.setId} cannot be previewed`, error);
        return null;
      }
    },
    close: sets.close,
  };
}

/** The few sets that are looked at now. */
function openSets(source: PreviewSource) {
  const open = new Map<string, { readonly set: Promise<ActiveSet>; usedAt: number }>();
  const closeSet = async (set: Promise<ActiveSet>) => {
    await set.then((opened) => opened.close()).catch(() => undefined);
  };
  const makeRoom = () => {
    const byUse = [...open].sort(([, a], [, b]) => b.usedAt - a.usedAt);
    for (const [at, [id, { set, usedAt }]] of byUse.entries()) {
      if (at < mostSets && source.now() - usedAt <= idleMilliseconds) continue;
      open.delete(id);
      setTimeout(() => void closeSet(set), retireMilliseconds).unref();
    }
  };
  const sweep = setInterval(makeRoom, 60_000).unref();
  return {
    find: async (id: string): Promise<ActiveSet> => {
      const opened = open.get(id) ?? { set: readTrustedSet(source, id).then(source.activate), usedAt: 0 };
      opened.usedAt = source.now();
      open.set(id, opened);
      makeRoom();
      try {
        return await opened.set;
      } catch (error) {
        open.delete(id);
        throw error;
      }
    },
    close: async () => {
      clearInterval(sweep);
      await Promise.all([...open.values()].map(({ set }) => closeSet(set)));
    },
  };
}

/** Opens a preview in the browser that follows a signed link, and ends it. */
export function registerPreviewLinks(
  app: FastifyInstance,
  { keys, now }: Pick<PreviewSource, 'keys' | 'now'>,
): void {
  app.get(previewPath, async (request, reply) => {
    const { '*': token } = request.params as { '*': string };
    const { to, outline } = request.query as { to?: unknown; outline?: unknown };
    const preview = token === 'end' ? null : readPreview(await keys().catch(() => []), token, now());
    void reply.headers({
      ...commonSecurityHeaders,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    if (!preview && token !== 'end')
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('Ссылка на предпросмотр недействительна или устарела.\n');
    const seconds = preview ? Math.floor((preview.until - now()) / 1000) : 0;
    const value = preview ? token : '';
    const site = siteOfRequest(request);
    const cookie = `${hostCookieName(site, cookieName)}=${value}; Path=/; Max-Age=${seconds}; ${secureWord(site)}HttpOnly; SameSite=Lax`;
    const isOutlined = preview !== null && outline !== undefined;
    return reply
      .header('set-cookie', isOutlined ? [cookie, outlineSetCookie(site, true)] : [cookie])
      .redirect(typeof to === 'string' && ownPath.test(to) ? to : '/', 303);
  });
}
