import { productsQuery } from '@proverka/api-client/products';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { lazy } from 'react';
import { offers } from '../content/offers.ts';
import { HomeHero } from '../features/home-hero/home-hero.tsx';
import { HomeOffers } from '../features/home-offers/home-offers.tsx';
import { ServedOnce } from '../features/home-story/served-once.tsx';
import { ObjectSearchForm } from '../features/object-search/object-search-form.tsx';
// Styles of the part that is served as HTML only: its code, and with it its style sheet, may never be loaded.
import '../features/home-story/home-story.css';

// Without a boundary of its own: the server waits for it, and what was waited for needs no script to be revealed.
const HomeStory = lazy(async () => {
  const module = await import(/* webpackChunkName: "home-story" */ '../features/home-story/home-story.tsx');
  return { default: module.HomeStory };
});

/** A catalogue that does not answer soon is not waited for: the page has the listed prices. */
const catalogueMs = 2000;

export async function load({ queryClient, platform }: PageContext): Promise<void> {
  const isLate = new Promise((resolve) => {
    setTimeout(resolve, catalogueMs);
  });
  await Promise.race([queryClient.prefetchQuery(productsQuery(platform.api)), isLate]);
}

export function Component() {
  return (
    <main>
      <HomeHero search={<ObjectSearchForm />} />
      <HomeOffers offers={offers} />
      <ServedOnce id="home-story">
        <HomeStory />
      </ServedOnce>
    </main>
  );
}
