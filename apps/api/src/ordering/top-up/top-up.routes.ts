import { originOf } from '@proverka/brand/request-site';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { OrderingDeps } from '../deps.ts';
import { topUp } from './top-up.ts';

export function addTopUpRoutes(add: AddRoute, deps: OrderingDeps): void {
  add('POST /top_up', async ({ session, host, body, headers }) => {
    const allowed = await withinLimits(deps, [['top_up_user', session.userId]]);
    if (!allowed.ok) return allowed;
    return topUp(deps, {
      userId: session.userId,
      brand: host.entry.brand,
      variant: host.entry.variant,
      origin: originOf(host),
      body,
      key: headers['idempotency-key'],
    });
  });
}
