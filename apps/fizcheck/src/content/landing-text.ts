import type { Landing } from '@proverka/landing/landing';
import type { LandingId } from './landing-list.ts';

/** The words of a landing: a file of its own each, loaded where the page is rendered. */
export async function landingText(id: LandingId): Promise<Landing> {
  const { landing } = (await import(/* webpackChunkName: "text-[request]" */ `./landings/${id}.ts`)) as {
    landing: Landing;
  };
  return landing;
}
