import type { CatalogueDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { countingWrong } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import { readCampaign } from '../read-buyer.ts';
import { listProducts } from '../list-products.ts';

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

/** The campaign of a page's address, unless too many that do not exist were tried from where it is asked. */
async function triedCampaign(
  deps: CatalogueDeps,
  code: string | undefined,
  address: string,
): Promise<string | undefined> {
  if (!code?.trim()) return undefined;
  const tried = await countingWrong(deps, [['campaign_address', address]], ['coupon_not_found'], async () =>
    (await readCampaign(deps, code)) === null ? refuse('coupon_not_found') : done(code),
  );
  return tried.ok ? tried.value : undefined;
}
