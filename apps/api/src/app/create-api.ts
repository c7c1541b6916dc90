import type { FastifyInstance } from 'fastify';
import { refuseForeign, refuseRestricted } from '#accounts/admit-restricted.ts';
import { admitImpersonated, noteImpersonated } from '#accounts/admit-impersonated.ts';
import { admitProgram } from '#accounts/admit-program.ts';
import { refuseInfected } from '#platform/scanner/refuse-infected.ts';
import { findSession, noteUse, whyNoSession } from '#accounts/find-session.ts';
import { refuseConsent } from '#accounts/refuse-consent.ts';
import { scopeNeeded } from '#accounts/scopes.domain.ts';
import { addAccountsRoutes } from '#accounts/routes.ts';
import { admitMailServer } from '#cases/admit-mail-server.ts';
import { addCasesRoutes } from '#cases/routes.ts';
import { addCatalogueRoutes } from '#catalogue/routes.ts';
import { addContentRoutes } from '#content/routes.ts';
import { addDealsRoutes } from '#deals/routes.ts';
import { addDeskRoutes } from '#desk/routes.ts';
import { addFulfilmentRoutes } from '#fulfilment/routes.ts';
import { addMarketRoomRoutes } from '#market/routes.ts';
import { addMoneyRoutes } from '#money/routes.ts';
import { addOrderingRoutes } from '#ordering/routes.ts';
import { addPartnersRoutes } from '#partners/routes.ts';
import { addPersonalDataRoutes } from '#personal-data/personal-data.routes.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import { buildApp } from '#platform/http/build-app.ts';
import type { Readiness } from '#platform/http/health.ts';
import { createProcessRegistry } from '#platform/metrics/process-registry.ts';
import { trustProxies } from '@proverka/validation/network';
import { addRegistersRoutes } from '#registers/routes.ts';
import type { ReportHub } from '#reports/report-hub.ts';
import { addReportsRoutes } from '#reports/routes.ts';
import { addValuationRoutes } from '#valuation/routes.ts';
import { addMetrics } from './add-metrics.ts';
import type { Deps } from './deps.ts';

/** The whole HTTP interface over given dependencies; not listening yet. */
export function createApi(
  deps: Deps,
  hub: ReportHub,
  readiness: Readiness,
  metrics = createProcessRegistry(),
): Promise<FastifyInstance> {
  addMetrics(metrics, deps);
  return buildApp({
    config: deps.config,
    log: deps.log,
    hosts: deps.config.hosts,
    isTrustedProxy: trustProxies(deps.config.http.trustedProxies),
    findSession: (token) => findSession(deps.db, token, deps.now()),
    refuseInfected: (contents, caller) => refuseInfected(deps, contents, caller),
    noteUse: (session) => noteUse(deps.db, session, deps.now()),
    whyNoSession: (token) => whyNoSession(deps.db, token, deps.now()),
    admitSystem: (call) => admitMailServer(deps, call),
    admitProgram: (call) => admitProgram(deps, call),
    admitImpersonated: (caller, key) => admitImpersonated(deps, caller, key),
    noteImpersonated: (caller, call) => noteImpersonated(deps, caller, call),
    noteRefusedStaffCall: (caller, key) =>
      recordTrespass(deps, deps.db, caller, { ownerId: null, action: key, subject: key }),
    refuseConsent: (body) => refuseConsent(body, deps.now()),
    restrictedSessions: {
      refuse: refuseRestricted,
      refuseForeign: (call) => refuseForeign(deps, call),
    },
    readiness,
    scopeOf: scopeNeeded,
    metrics,
    addRoutes: (add, app) => {
      addMoneyRoutes(add, deps);
      addAccountsRoutes(add, deps);
      addRegistersRoutes(add, deps);
      addMarketRoomRoutes(add, deps);
      addValuationRoutes(add, deps);
      addCatalogueRoutes(add, deps);
      addFulfilmentRoutes(add, deps);
      addOrderingRoutes(add, deps);
      addReportsRoutes(add, deps, { app, hub });
      addCasesRoutes(add, deps);
      addDealsRoutes(add, deps);
      addContentRoutes(add, deps);
      addPartnersRoutes(add, deps);
      addPersonalDataRoutes(add, deps);
      addDeskRoutes(add, deps);
    },
  });
}
