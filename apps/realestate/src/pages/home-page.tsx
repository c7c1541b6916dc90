import { productsQuery } from '@proverka/api-client/products';
import { ServedOnce } from '@proverka/landing/served-once';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { lazy } from 'react';
import { HomeHero } from '../features/home-hero/home-hero.tsx';
import { HomeOffers } from '../features/home-offers/home-offers.tsx';
import { ObjectSearchForm } from '../features/object-search/object-search-form.tsx';
// Styles of the part that is served as HTML only: its code, and with it its style sheet, may never be loaded.
import '../features/home-story/home-story.css';

// Without boundaries of their own: the server waits for them, and what was waited for needs no script to be revealed.
const HeroWords = lazy(async () => {
  const module = await import(/* webpackChunkName: "home-story" */ '../features/home-hero/hero-words.tsx');
  return { default: module.HeroWords };
});
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
