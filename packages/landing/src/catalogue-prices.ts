import { productsQuery } from '@proverka/api-client/products';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { pricesOf, pricesQuery, type CataloguePrices } from './prices-query.ts';

/**
 * The visitor's prices. A stored page has the list prices; in the browser a visitor from a campaign gets the campaign's.
 */
export function useCataloguePrices(): CataloguePrices | undefined {
  const { api } = usePlatform();
  const { data: listed } = useQuery(pricesQuery(api));
  return useCampaignPrices() ?? listed;
}

/** True when text with prices from the served HTML has to be rendered again. */
export function useHasOtherPrices(): boolean {
  const { api } = usePlatform();
  const { data: listed } = useQuery(pricesQuery(api));
  const named = useCampaignPrices();
  return named !== undefined && listed !== undefined && differ(named, listed);
}

function useCampaignPrices(): CataloguePrices | undefined {
  const { api, visitSource } = usePlatform();
  const campaign = visitSource().utm_campaign ?? '';
  const { data } = useQuery({ ...productsQuery(api, campaign), enabled: campaign !== '', select: pricesOf });
  return campaign === '' ? undefined : data;
}

const differ = (some: CataloguePrices, others: CataloguePrices): boolean =>
  Object.entries(some).some(([name, price]) => others[name] !== price);
