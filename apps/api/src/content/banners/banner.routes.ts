import type { AddRoute } from '#platform/http/route.ts';
import { moscowDay } from '@proverka/words/moments';
import { done } from '#platform/result.ts';
import type { ContentDeps } from '../deps.ts';
import { readBanners, viewBanner } from './banner.store.ts';
import { addBanner, changeBanner } from './change-banner.ts';

/** Visitors get the banners of the day with `GET /system/info`. */
export function addBannerRoutes(add: AddRoute, deps: ContentDeps): void {
  add('GET /admin/banners', async () => {
    const rows = await readBanners(deps.db);
    const day = moscowDay(deps.now());
    return done({ banners: rows.map((row) => viewBanner(row, day)) });
  });

  add('POST /admin/banners', ({ caller, body }) => addBanner(deps, caller, body));

  add('PUT /admin/banners/{banner_id}', ({ caller, params, body }) =>
    changeBanner(deps, caller, params.banner_id, body),
  );
}
