import { productsQuery } from '@proverka/api-client/products';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { withCampaign, type Priced } from './campaign-prices.domain.ts';

/**
 * Products at the prices of the campaign the visitor came by (`utm_campaign`). The server renders without it, so the first
 * picture has the list's prices, as pages stored whole keep them; a visitor of no campaign asks nothing.
 */
export function useCampaignPrices<T extends Priced>(products: readonly T[]): readonly T[] {
  const { api, visitSource } = usePlatform();
  const campaign = visitSource().utm_campaign ?? '';
  const { data: named } = useQuery({ ...productsQuery(api, campaign), enabled: campaign !== '' });
  return campaign !== '' && named ? withCampaign(products, named) : products;
}
