import type { z } from 'zod';
import { accountEndpoints } from './account.ts';
import { advanceEndpoints } from './advance.ts';
import { advertEndpoints } from './adverts.ts';
import { apiTokenEndpoints } from './api-token.ts';
import { bankStatementEndpoints } from './bank-statement.ts';
import { bannerEndpoints } from './banner.ts';
import { blogEndpoints } from './blog.ts';
import { checkPauseEndpoints } from './check-pause.ts';
import { conclusionDeskEndpoints } from './conclusion-desk.ts';
import { consentEndpoints } from './consent.ts';
import { conversionEndpoints } from './conversion.ts';
import { couponEndpoints } from './coupon.ts';
import { creditConsentEndpoints } from './credit-consent.ts';
import { dealEndpoints } from './deal.ts';
import { deskAdvertEndpoints } from './desk-adverts.ts';
import { deskBlogEndpoints } from './desk-blog.ts';
import { deskCaseEndpoints } from './desk-cases.ts';
import { deskFindEndpoints } from './desk-find.ts';
import { deskNumberEndpoints } from './desk-numbers.ts';
import { deskOrderEndpoints } from './desk-orders.ts';
import { deskPartnerEndpoints } from './desk-partners.ts';
import { deskPeopleEndpoints } from './desk-people.ts';
import { deskSourceEndpoints } from './desk-sources.ts';
import { deskPollEndpoints } from './desk-poll.ts';
import { deskReportRatingEndpoints } from './desk-report-rating.ts';
import { deskViewEndpoints } from './desk-view.ts';
import { deskPersonActEndpoints } from './desk-person-acts.ts';
import { deskPersonPartEndpoints } from './desk-person-parts.ts';
import { disputeEndpoints } from './dispute.ts';
import { emailVerificationEndpoints } from './email-verification.ts';
import { expertEndpoints } from './expert.ts';
import { freeFsspEndpoints } from './free-fssp.ts';
import { houseInformationEndpoints } from './house-information.ts';
import { inboundMailEndpoints } from './inbound-mail.ts';
import { insuranceEndpoints } from './insurance.ts';
import { invoiceEndpoints } from './invoice.ts';
import { mailingEndpoints } from './mailing.ts';
import { marketEndpoints } from './market.ts';
import { moneyProposalEndpoints } from './money-proposal.ts';
import { objectEndpoints } from './object.ts';
import { orderActEndpoints } from './order-acts.ts';
import { orderTaskEndpoints } from './order-tasks.ts';
import { orderEndpoints } from './order.ts';
import { partnerEndpoints } from './partner.ts';
import { passportEndpoints } from './passport.ts';
import { payerEndpoints } from './payer.ts';
import { paymentEndpoints } from './payment.ts';
import { personSettingEndpoints } from './person-setting.ts';
import { pollEndpoints } from './poll.ts';
import { previewEndpoints } from './preview.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { phoneEndpoints } from './phone.ts';
import { partnerTariffEndpoints } from './partner-tariff.ts';
import { priceComponentEndpoints } from './price-component.ts';
import { priceDeskEndpoints } from './price-desk.ts';
import { priceHistoryEndpoints } from './price-history.ts';
import { productEndpoints } from './product.ts';
import { refundEndpoints } from './refund.ts';
import { releaseEndpoints } from './release.ts';
import { reportEndpoints } from './report.ts';
import { responsibleUserEndpoints } from './responsible-user.ts';
import { riskDeskEndpoints } from './risk-desk.ts';
import { riskEndpoints } from './risk.ts';
import { saleHistoryEndpoints } from './sale-history.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { sellerExtractEndpoints } from './seller-extract.ts';
import { settingsEndpoints } from './settings.ts';
import { staffSignInEndpoints } from './staff-sign-in.ts';
import { accountSessionEndpoints } from './account-sessions.ts';
import { staffEndpoints } from './staff.ts';
import { subjectRequestEndpoints } from './subject-request.ts';
import { suggestionEndpoints } from './suggestion.ts';
import { supportCaseEndpoints } from './support-case.ts';
import { supportEndpoints } from './support.ts';
import { systemSettingEndpoints } from './system-setting.ts';
import { systemEndpoints } from './system.ts';
import { tariffEndpoints } from './tariff.ts';
import { templateLetterEndpoints } from './template-letter.ts';
import { topUpEndpoints } from './top-up.ts';
import { transactionEndpoints } from './transaction.ts';
import { wholesaleRequestEndpoints } from './wholesale-request.ts';
import { wholesaleFileEndpoints } from './wholesale-files.ts';
import { wholesaleEndpoints } from './wholesale.ts';
import { valuationEndpoints } from './valuation.ts';
import { webhookEndpoints } from './webhook.ts';

export const endpoints = {
  ...accountEndpoints,
  ...productEndpoints,
  ...couponEndpoints,
  ...priceComponentEndpoints,
  ...priceDeskEndpoints,
  ...priceHistoryEndpoints,
  ...partnerTariffEndpoints,
  ...objectEndpoints,
  ...suggestionEndpoints,
  ...advertEndpoints,
  ...marketEndpoints,
  ...houseInformationEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...topUpEndpoints,
  ...transactionEndpoints,
  ...refundEndpoints,
  ...reportEndpoints,
  ...creditConsentEndpoints,
  ...checkPauseEndpoints,
  ...disputeEndpoints,
  ...passportEndpoints,
  ...freeFsspEndpoints,
  ...previewEndpoints,
  ...blogEndpoints,
  ...systemEndpoints,
  ...systemSettingEndpoints,
  ...personSettingEndpoints,
  ...supportEndpoints,
  ...supportCaseEndpoints,
  ...inboundMailEndpoints,
  ...dealEndpoints,
  ...pollEndpoints,
  ...tariffEndpoints,
  ...saleHistoryEndpoints,
  ...sellerExtractEndpoints,
  ...valuationEndpoints,
  ...riskEndpoints,
  ...riskDeskEndpoints,
  ...wholesaleEndpoints,
  ...wholesaleFileEndpoints,
  ...expertEndpoints,
  ...conclusionDeskEndpoints,
  ...payerEndpoints,
  ...insuranceEndpoints,
  ...invoiceEndpoints,
  ...bankStatementEndpoints,
  ...moneyProposalEndpoints,
  ...advanceEndpoints,
  ...settingsEndpoints,
  ...phoneEndpoints,
  ...emailVerificationEndpoints,
  ...secondFactorEndpoints,
  ...personalDataEndpoints,
  ...consentEndpoints,
  ...subjectRequestEndpoints,
  ...partnerEndpoints,
  ...apiTokenEndpoints,
  ...webhookEndpoints,
  ...mailingEndpoints,
  ...staffSignInEndpoints,
  ...staffEndpoints,
  ...releaseEndpoints,
  ...accountSessionEndpoints,
  ...deskPeopleEndpoints,
  ...deskPersonActEndpoints,
  ...deskPersonPartEndpoints,
  ...deskOrderEndpoints,
  ...orderTaskEndpoints,
  ...orderActEndpoints,
  ...deskPartnerEndpoints,
  ...deskSourceEndpoints,
  ...deskAdvertEndpoints,
  ...deskNumberEndpoints,
  ...responsibleUserEndpoints,
  ...deskFindEndpoints,
  ...deskCaseEndpoints,
  ...bannerEndpoints,
  ...deskBlogEndpoints,
  ...deskPollEndpoints,
  ...deskReportRatingEndpoints,
  ...templateLetterEndpoints,
  ...conversionEndpoints,
  ...wholesaleRequestEndpoints,
  ...deskViewEndpoints,
};

export type Api = typeof endpoints;
export type ApiKey = keyof Api;

type Input<T> = T extends z.ZodType ? z.input<T> : never;
type Part<K extends ApiKey, P extends string> = Api[K] extends { readonly [key in P]: infer S }
  ? { [key in P]: Input<S> }
  : { [key in P]?: never };

/** The input of a call: path parameters, query, body and headers, each only where the endpoint has it. */
export type ApiInput<K extends ApiKey> = Part<K, 'params'> &
  Part<K, 'query'> &
  Part<K, 'body'> &
  Part<K, 'headers'>;

/** The JSON answer of a call; streams and files are read separately. */
export type ApiReply<K extends ApiKey> = Api[K]['reply'] extends z.ZodType
  ? z.output<Api[K]['reply']>
  : never;
