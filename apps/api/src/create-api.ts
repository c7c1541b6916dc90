import type { FastifyInstance } from 'fastify';
import { addAccountRoutes } from './accounts/account.routes.ts';
import { addPersonRoutes } from './accounts/person.routes.ts';
import { admitProgram } from './api-tokens/admit-program.ts';
import { addApiTokenRoutes } from './api-tokens/api-token.routes.ts';
import { findTokenSession, isApiToken } from './api-tokens/api-token.store.ts';
import { addArticleRoutes } from './articles/article.routes.ts';
import { findSession } from './accounts/session.store.ts';
import { addDiscountRoutes } from './discounts/discount.routes.ts';
import { addCommentRoutes } from './comments/comment.routes.ts';
import type { Deps } from './deps.ts';
import { buildApp } from './http/build-app.ts';
import type { Readiness } from './http/health.ts';
import { trustProxies } from './http/host.ts';
import { addInvoiceRoutes } from './invoices/invoice.routes.ts';
import { addMailingRoutes } from './mailings/mailing.routes.ts';
import { addObjectRoutes } from './objects/object.routes.ts';
import { addOrderRoutes } from './orders/order.routes.ts';
import { addPartnerRoutes } from './partners/partner.routes.ts';
import { addPayerRoutes } from './payers/payer.routes.ts';
import { addPaymentRoutes } from './payments/payment.routes.ts';
import { addPersonalDataRoutes } from './personal-data/personal-data.routes.ts';
import { addPhoneRoutes } from './phones/phone.routes.ts';
import { addFreeFsspRoutes } from './person-check/free-fssp.routes.ts';
import { addPassportRoutes } from './person-check/passport.routes.ts';
import { addPreviewRoutes } from './previews/preview.routes.ts';
import { addPriceComponentRoutes } from './products/price-component.routes.ts';
import { addProductRoutes } from './products/product.routes.ts';
import { addRatingRoutes } from './ratings/rating.routes.ts';
import type { ReportHub } from './reports/report-hub.ts';
import { addReportRoutes } from './reports/report.routes.ts';
import { addRiskRoutes } from './risk/risk.routes.ts';
import { addSaleHistoryRoutes } from './sale-history/sale-history.routes.ts';
import { addAttachmentRoutes } from './settings/attachment.routes.ts';
import { addSettingRoutes } from './settings/setting.routes.ts';
import { addSystemSettingRoutes } from './settings/system-setting.routes.ts';
import { addSuggestionRoutes } from './suggestions/suggestion.routes.ts';
import { addSupportRoutes } from './support/support.routes.ts';
import { addTariffRoutes } from './tariffs/tariff.routes.ts';
import { addTransactionRoutes } from './transactions/transaction.routes.ts';
import { addExpertRoutes } from './expert/expert.routes.ts';
import { addWholesaleRoutes } from './wholesale/wholesale.routes.ts';
import { addWebhookRoutes } from './webhooks/webhook.routes.ts';

/** The whole HTTP interface over given dependencies; listens nowhere yet. */
export function createApi(deps: Deps, hub: ReportHub, readiness: Readiness): Promise<FastifyInstance> {
  return buildApp({
    config: deps.config,
    log: deps.log,
    hosts: deps.config.hosts,
    isTrustedProxy: trustProxies(deps.config.http.trustedProxies),
    findSession: (token) => (isApiToken(token) ? findTokenSession : findSession)(deps.db, token, deps.now()),
    admitProgram: (call) => admitProgram(deps, call),
    readiness,
    addRoutes: (add, app) => {
      addAccountRoutes(add, deps);
      addProductRoutes(add, deps);
      addDiscountRoutes(add, deps);
      addPriceComponentRoutes(add, deps);
      addOrderRoutes(add, deps);
      addPaymentRoutes(add, deps);
      addTransactionRoutes(add, deps);
      addObjectRoutes(add, deps);
      addSuggestionRoutes(add, deps);
      addPassportRoutes(add, deps);
      addFreeFsspRoutes(add, deps);
      addPreviewRoutes(add, deps);
      addArticleRoutes(add, deps);
      addRatingRoutes(add, deps);
      addCommentRoutes(add, deps);
      addSettingRoutes(add, deps);
      addSystemSettingRoutes(add, deps);
      addSupportRoutes(add, deps);
      addTariffRoutes(add, deps);
      addSaleHistoryRoutes(add, deps);
      addRiskRoutes(add, deps);
      addWholesaleRoutes(add, deps);
      addExpertRoutes(add, deps);
      addApiTokenRoutes(add, deps);
      addWebhookRoutes(add, deps);
      addMailingRoutes(add, deps);
      addPersonRoutes(add, deps);
      addPhoneRoutes(add, deps);
      addAttachmentRoutes(add, deps);
      addPersonalDataRoutes(add, deps);
      addPayerRoutes(add, deps);
      addInvoiceRoutes(add, deps);
      addPartnerRoutes(add, deps);
      addReportRoutes(add, app, deps, hub);
    },
  });
}
