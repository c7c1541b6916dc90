import { productsQuery } from '@proverka/api-client/products';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { withCampaign, type Priced } from './campaign-prices.domain.ts';

/**
 * Products at the prices of the visitor's campaign (`utm_campaign`). The server renders without it, so the first paint has the
 * list prices, like stored pages; without a campaign nothing is requested.
 */
export function useCampaignPrices<T extends Priced>(products: readonly T[]): readonly T[] {
  const { api, visitSource } = usePlatform();
  const campaign = visitSource().utm_campaign ?? '';
  const { data: named } = useQuery({ ...productsQuery(api, campaign), enabled: campaign !== '' });
  return campaign !== '' && named ? withCampaign(products, named) : products;
}
