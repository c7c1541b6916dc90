import type { Deps } from '../deps.ts';
import type { AddRoute } from '../http/route.ts';
import { done } from '../result.ts';
import { keepNotification } from './notification.ts';

export function addPaymentRoutes(add: AddRoute, deps: Deps): void {
  add('POST /payment/notification', async ({ body, address }) => {
    await keepNotification(deps, body, address);
    return done({ ok: true as const });
  });
}
