import { toRubles } from '@proverka/validation/money';
import { priceOf } from '#catalogue/pricing.domain.ts';
import { readBuyer } from '#catalogue/read-buyer.ts';
import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { valuationTask } from '#registers/task-type.ts';
import { estimateFlat } from '#valuation/estimate-flat.ts';
import type { ReportsDeps } from '../deps.ts';

/** What a valuation would rest on, beside its price: free, and without the value. */
export function addEstimateRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('POST /estimate', async ({ body, session, address, host, reply }) => {
    const userId = session?.userId ?? null;
    const product = [...(await deps.catalogue()).values()].find(
      ({ tasks, brand }) => brand === host.entry.brand && tasks.includes(valuationTask),
    );
    if (product === undefined) return refuse('not_found');
    const estimated = await estimateFlat(deps, {
      id: body.object_key,
      word: body.word ?? {},
      userId,
      address,
      signal: disconnectSignal(reply),
    });
    if (!estimated.ok) return estimated;
    const { total } = priceOf(product, await readBuyer(deps, userId));
    return done({ ...estimated.value, product_id: product.id, product_price: toRubles(total) });
  });
}
