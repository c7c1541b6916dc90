import type { AddRoute } from '#platform/http/route.ts';
import { holds } from '#platform/http/session.ts';
import { done } from '#platform/result.ts';
import type { CatalogueDeps } from '../deps.ts';
import { listHistory } from '../history/list-history.ts';
import { previewPrice } from '../preview-price.ts';
import { listPricedProducts } from './list-priced-products.ts';

export function addPriceDeskRoutes(add: AddRoute, deps: CatalogueDeps): void {
  add('GET /admin/products', async () => done({ products: await listPricedProducts(deps.db, deps.now()) }));

  add('GET /admin/price_history', async ({ query }) => done(await listHistory(deps.db, query)));

  add('POST /admin/price_preview', ({ caller, body, session }) =>
    previewPrice(deps, caller, body, holds(session, 'people')),
  );
}
