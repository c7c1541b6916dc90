import type { Deps } from '../deps.ts';
import type { AddRoute } from '../http/route.ts';
import { done } from '../result.ts';
import { listProducts } from './list-products.ts';

export function addProductRoutes(add: AddRoute, deps: Deps): void {
  add('GET /products', async ({ host, session, query }) =>
    done(
      await listProducts(deps, {
        brand: host.entry.brand,
        userId: session?.userId ?? null,
        campaign: query.campaign,
      }),
    ),
  );
}
