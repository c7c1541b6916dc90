import { productsQuery } from '@proverka/api-client/products';
import { prefetchDoneCount } from '@proverka/landing/done-count';
import { ServedOnce } from '@proverka/landing/served-once';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { lazy } from 'react';
import { HomeHero } from '../features/home-hero/home-hero.tsx';
import { HomeOffers } from '../features/home-offers/home-offers.tsx';
import { ObjectSearchForm } from '../features/object-search/object-search-form.tsx';
// Styles of the part served as HTML only: its code, and the style sheet with it, may never load.
import '../features/home-story/home-story.css';

// No Suspense boundaries: the server waits for these parts, so that revealing them takes no script.
const HeroWords = lazy(async () => {
  const module = await import(/* webpackChunkName: "home-story" */ '../features/home-hero/hero-words.tsx');
  return { default: module.HeroWords };
});
const HomeStory = lazy(async () => {
  const module = await import(/* webpackChunkName: "home-story" */ '../features/home-story/home-story.tsx');
  return { default: module.HomeStory };
});

/** How long to wait for the catalogue; after that the page shows the listed prices. */
const catalogueMs = 2000;

export async function load(context: PageContext): Promise<void> {
  const { queryClient, platform } = context;
  const count = prefetchDoneCount(context);
  const isLate = new Promise((resolve) => {
    setTimeout(resolve, catalogueMs);
  });
  await Promise.race([queryClient.prefetchQuery(productsQuery(platform.api)), isLate]);
  await count;
}

export function Component() {
  const { api } = usePlatform();
  const { data: catalogue = [] } = useQuery(productsQuery(api));
  const isOutdated = useCampaignPrices(catalogue) !== catalogue;
  return (
    <main>
      <HomeHero
        words={
          <ServedOnce id="home-words">
            <HeroWords />
          </ServedOnce>
        }
        search={<ObjectSearchForm />}
      />
      <HomeOffers />
      <ServedOnce id="home-story" isOutdated={isOutdated}>
        <HomeStory />
      </ServedOnce>
    </main>
  );
}
