import type { CatalogueDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import { listProducts } from '../list-products.ts';
import { triedCampaign } from '../tried-campaign.ts';

export function addProductRoutes(add: AddRoute, deps: CatalogueDeps): void {
  add('GET /products', async ({ host, session, query, address }) =>
    done(
      await listProducts(deps, {
        brand: host.entry.brand,
        userId: session?.userId ?? null,
        campaign: await triedCampaign(deps, query.campaign, address),
      }),
    ),
  );
}
