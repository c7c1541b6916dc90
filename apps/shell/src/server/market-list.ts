import type { ApiClient } from '@proverka/api-client/api-client';
import type { HostEntry } from '@proverka/brand/host';
import { listTimeoutMilliseconds, type ListSource } from './article-list.ts';
import { keptByBrand } from './kept-by-brand.ts';

interface ListedArea {
  readonly path: string;
  readonly changedAt: string;
}

export interface MarketList {
  /** The pages of all cities and districts with prices; the last known ones when the API does not answer. */
  readonly of: (host: HostEntry) => Promise<readonly ListedArea[]>;
}

export function createMarketList({ apiOf, ...tools }: ListSource): MarketList {
  return { of: keptByBrand('market pages', [], (host) => allAreas(apiOf(host)), tools) };
}

async function allAreas(api: Pick<ApiClient, 'call'>): Promise<readonly ListedArea[]> {
  const signal = AbortSignal.timeout(listTimeoutMilliseconds);
  const { cities, counted_on: changedAt } = await api.call('GET /market/areas', {}, { signal });
  if (changedAt === null) return [];
  return cities.flatMap(({ slug: city, districts }) =>
    [`/market/${city}/`, ...districts.map(({ slug }) => `/market/${city}/${slug}/`)].map((path) => ({
      path,
      changedAt,
    })),
  );
}
