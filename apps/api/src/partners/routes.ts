import type { AddRoute } from '#platform/http/route.ts';
import type { PartnersDeps } from './deps.ts';
import { addConversionRoutes } from './conversions/conversion.routes.ts';
import { addPartnerRoutes } from './referral/partner.routes.ts';
import { addWebhookRoutes } from './webhooks/webhook.routes.ts';

export function addPartnersRoutes(add: AddRoute, deps: PartnersDeps): void {
  addPartnerRoutes(add, deps);
  addConversionRoutes(add, deps);
  addWebhookRoutes(add, deps);
}
