import { statement } from '#platform/db/statement.ts';
import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { hostIsSilent } from '../answer-cache.ts';
import type { MarketDeps } from '../deps.ts';

const PHOTO = statement<{ id: number; at: number }, { url: string | null }>(
  `select photos -> :at::integer ->> 'url' as url from advert where id = :id and aside is null`,
);

/** A browser shows what it has for a week, and looks again behind it after a day: adverts seldom change their photos. */
const DAY_SECONDS = 86_400;

/** Photos of kept adverts, through us: a visitor's browser calls no stranger, and a drawing can do nothing but be seen. */
export function addPhotoRoutes(add: AddRoute, { db, advertPhotos }: MarketDeps): void {
  add('GET /adverts/photo', async ({ query, reply }) => {
    const [found] = await PHOTO(db, { id: query.id, at: query.number - 1 });
    if (!found?.url) return refuse('advert_photo_missing');
    const photo = await advertPhotos.fetch(found.url, disconnectSignal(reply));
    if (photo === 'silent') return hostIsSilent();
    if (photo === 'missing') return refuse('advert_photo_missing');
    if (photo === 'too_large') return refuse('advert_photo_too_large');
    void reply
      .header('content-type', photo.type)
      .header('content-disposition', 'inline; filename="photo"')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('cache-control', `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`);
    return done(photo.bytes);
  });
}
