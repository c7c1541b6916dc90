import type { CookieSite } from '@proverka/brand/site-cookie';
import type { FastifyRequest } from 'fastify';
import { siteOfRequest } from './known-site.ts';
import { mayPreview, type Previews } from './previews.ts';
import { chooseSet, type SetSource, type VisitorSet } from './visitor-set.ts';

/** Which set a visitor's pages come from. */
export function choosePageSets(sets: SetSource, previews: Previews | undefined) {
  return {
    /** A previewed page is never a stored one. */
    ofStored: (site: CookieSite, cookies: string | undefined): VisitorSet | null =>
      mayPreview(cookies) ? null : chooseSet(sets, site, cookies),
    ofRequest: async (request: FastifyRequest): Promise<VisitorSet> => {
      const { cookie } = request.headers;
      const site = siteOfRequest(request);
      const preview = mayPreview(cookie) ? await previews?.setFor(site, cookie) : null;
      return preview ?? chooseSet(sets, site, cookie);
    },
  };
}
