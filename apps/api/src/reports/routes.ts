import type { FastifyInstance } from 'fastify';
import type { AddRoute } from '#platform/http/route.ts';
import type { ReportsDeps } from './deps.ts';
import { addCreditConsentRoutes } from './credit-consent/credit-consent.routes.ts';
import { addDisputeRoutes } from './disputes/dispute.routes.ts';
import { addConclusionDeskRoutes } from './expert/conclusion-desk.routes.ts';
import { addExpertRoutes } from './expert/expert.routes.ts';
import { addPolicyRoutes } from './insurance/policy-file.routes.ts';
import { addEstimateRoutes } from './previews/estimate.routes.ts';
import { addPreviewRoutes } from './previews/preview.routes.ts';
import type { ReportHub } from './report-hub.ts';
import { addReportRoutes } from './reading/report.routes.ts';
import { addRiskDeskRoutes } from './risk/risk-desk.routes.ts';
import { addRiskRoutes } from './risk/risk.routes.ts';
import { addSellerExtractRoutes } from './seller-extracts/seller-extract.routes.ts';
import { addWholesaleRoutes } from './wholesale/wholesale.routes.ts';

/** `hub` notifies open pages of changed reports; `app` serves their streams, which are outside of the contract. */
export function addReportsRoutes(
  add: AddRoute,
  deps: ReportsDeps,
  { app, hub }: { readonly app: FastifyInstance; readonly hub: ReportHub },
): void {
  addReportRoutes(add, app, deps, hub);
  addPreviewRoutes(add, deps);
  addEstimateRoutes(add, deps);
  addCreditConsentRoutes(add, deps);
  addDisputeRoutes(add, deps);
  addSellerExtractRoutes(add, deps);
  addRiskRoutes(add, deps);
  addRiskDeskRoutes(add, deps);
  addExpertRoutes(add, deps);
  addConclusionDeskRoutes(add, deps);
  addWholesaleRoutes(add, deps);
  addPolicyRoutes(add, deps);
}
