import type { Landing } from '@proverka/landing/landing';
import type { LandingId } from '@proverka/catalogue/person-check-landings';

/**
 * The text of a landing, loaded where the page is rendered. All are in one chunk: every chunk costs each page of the brand a
 * digest in its HTML, and a browser needs the texts only after navigation within the site.
 */
export async function landingText(id: LandingId): Promise<Landing> {
  const { landing } = (await import(
    /* webpackMode: "lazy-once", webpackChunkName: "landing-texts" */ `./landings/${id}.ts`
  )) as { landing: Landing };
  return landing;
}
