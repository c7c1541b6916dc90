import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** Under one key: whatever is changed at the desk of prices changes what the others show. */
export const pricesKey = ['desk-prices'] as const;

export const pricedProductsQuery = (api: ApiClient) =>
  apiQuery<'GET /admin/products'>({
    queryKey: [...pricesKey, 'products'],
    queryFn: ({ signal }) => api.call('GET /admin/products', {}, { signal }),
    retry: false,
  });

export const priceComponentsQuery = (api: ApiClient, productId: string) =>
  apiQuery<'GET /admin/price_component/list'>({
    queryKey: [...pricesKey, 'components', productId],
    queryFn: ({ signal }) =>
      api.call('GET /admin/price_component/list', { query: { product_id: productId } }, { signal }),
    enabled: productId !== '',
    retry: false,
  });

export const partnerTariffsQuery = (api: ApiClient, partnerID: string) =>
  apiQuery<'GET /admin/partner/tariff/list_by_partner_id'>({
    queryKey: [...pricesKey, 'partner-tariffs', partnerID],
    queryFn: ({ signal }) =>
      api.call(
        'GET /admin/partner/tariff/list_by_partner_id',
        { query: partnerID === '' ? {} : { partnerID } },
        { signal },
      ),
    retry: false,
  });
