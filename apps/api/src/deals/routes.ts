import type { AddRoute } from '#platform/http/route.ts';
import { addAttachmentRoutes } from './attachment.routes.ts';
import { addDealRoutes } from './deal.routes.ts';
import type { DealsDeps } from './deps.ts';

export function addDealsRoutes(add: AddRoute, deps: DealsDeps): void {
  addDealRoutes(add, deps);
  addAttachmentRoutes(add, deps);
}
