import { orderActRefusals } from './order-act-refusals.ts';
import { marketRefusals } from './market-refusals.ts';
import {
  caseRefusals,
  creditConsentRefusals,
  dealRefusals,
  disputeRefusals,
  previewRefusals,
  reportRefusals,
  riskRefusals,
  sellerExtractRefusals,
} from './report-refusals.ts';
import { sourceRefusals } from './source-refusals.ts';
import { staffRefusals } from './staff-refusals.ts';

/**
 * Every code the API refuses with, by area. A code appears once; the API maps it to a status and to the text a visitor
 * reads, both exhaustively: a new code does not compile until both know it.
 */
export const generalRefusals = [
  'invalid_request',
  'unauthenticated',
  'api_token_expired',
  'api_token_revoked',
  'forbidden',
  'email_unverified',
  'password_change_needed',
  'proof_needed',
  'impersonation_refused',
  'origin_mismatch',
  'unknown_host',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'service_unavailable',
  'consent_version_unknown',
  'consent_version_replaced',
] as const;

export const accountRefusals = [
  'email_taken',
  'password_weak',
  'wrong_credentials',
  'person_not_found',
  'person_is_staff',
  'person_not_removed',
  'person_destroyed',
  'own_account',
  'role_unchanged',
  'note_not_found',
] as const;

export const secondFactorRefusals = [
  'second_factor_expired',
  'second_factor_wrong',
  'second_factor_code_used',
  'second_factor_clock',
  'second_factor_needed',
  'passkey_refused',
  'passkey_exists',
  'passkey_not_found',
  'passkey_limit_reached',
  'totp_exists',
  'totp_not_started',
] as const;

export const emailRefusals = ['email_link_invalid', 'email_already_verified'] as const;

export const objectRefusals = [
  'object_not_found',
  'outline_not_found',
  'suspicious_activity',
  'search_limit_reached',
] as const;

export const orderRefusals = [
  'no_object_or_items',
  'product_unknown',
  'subject_invalid',
  'price_changed',
  'authentication_needed',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'insufficient_funds',
  'unpaid_limit_reached',
  'payment_provider_unavailable',
  'order_not_found',
  'order_not_payable',
  'already_ordered',
  'checks_paused',
  'pause_not_found',
  'pause_ended',
] as const;

export const moneyRefusals = [
  'item_not_found',
  'item_not_paid',
  'item_returned',
  'item_under_way',
  'refund_too_large',
  'return_changed',
  'card_cannot_take',
  'account_destroyed',
  'payee_needed',
  'advance_changed',
  'already_entered',
  'statement_unreadable',
  'statement_foreign',
  'statement_not_found',
  'line_not_found',
  'line_decided',
  'line_not_incoming',
  'proposal_not_found',
  'proposal_over',
  'proposal_changed',
  'payout_not_found',
  'payout_state',
  'payout_accounts_differ',
] as const;

export const pricingRefusals = [
  'coupon_not_found',
  'coupon_used',
  'coupon_not_applicable',
  'coupon_exists',
  'tariff_not_found',
  'tariff_not_reached',
  'tariff_assigned',
  'tariff_not_assigned',
  'price_component_not_found',
  'price_component_needed',
  'price_component_owner_not_found',
  'price_component_owner_exists',
  'price_component_exists',
  'price_component_not_begun',
  'price_change_not_found',
  'price_moment_taken',
  'price_in_past',
  'partner_tariff_not_found',
  'partner_tariff_moment_taken',
  'partner_tariff_begun',
  'partner_tariff_over',
] as const;

export const blogRefusals = ['article_not_found', 'comment_not_found'] as const;

export const mailingRefusals = ['mailing_not_found', 'mailing_started', 'unsubscribe_link_invalid'] as const;
export const siteRefusals = [
  'system_setting_exists',
  'system_setting_built_in',
  'banner_not_found',
  'banner_changed',
] as const;

export const webhookRefusals = ['webhook_not_found'] as const;

export const wholesaleRefusals = [
  'batch_not_found',
  'list_unreadable',
  'list_empty',
  'list_too_long',
  'batch_has_no_rows',
  'batch_has_no_reports',
  'batch_too_long_for_pdf',
  'batch_ordered',
] as const;

export const expertRefusals = [
  'conclusion_exists',
  'conclusion_not_open',
  'conclusion_taken',
  'draft_changed',
  'expert_not_found',
  'template_not_found',
  'template_exists',
  'template_limit_reached',
  'report_not_ready',
] as const;

export const personRefusals = [
  'wrong_password',
  'session_not_found',
  'setting_not_found',
  'releases_unavailable',
  'release_moved',
  'release_not_signed',
  'phone_missing',
  'phone_already_verified',
  'code_wrong',
  'code_expired',
  'sms_unavailable',
  'logo_not_permitted',
  'attachment_unusable',
  'attachment_not_found',
  'export_not_found',
  'consent_not_given',
  'request_about_another',
  'subject_request_not_found',
  'subject_request_state',
  'balance_not_empty',
] as const;

export const payerRefusals = [
  'payer_not_found',
  'payer_exists',
  'payer_limit_reached',
  'invoice_not_found',
  'transaction_not_found',
  'act_not_ready',
  'order_in_act',
  'period_in_future',
  'act_has_no_services',
  'act_too_large',
] as const;

export const refusalCodes = [
  ...generalRefusals,
  ...accountRefusals,
  ...secondFactorRefusals,
  ...emailRefusals,
  ...staffRefusals,
  ...objectRefusals,
  ...orderRefusals,
  ...orderActRefusals,
  ...moneyRefusals,
  ...pricingRefusals,
  ...reportRefusals,
  ...creditConsentRefusals,
  ...disputeRefusals,
  ...caseRefusals,
  ...dealRefusals,
  ...riskRefusals,
  ...previewRefusals,
  ...sellerExtractRefusals,
  ...blogRefusals,
  ...sourceRefusals,
  ...marketRefusals,
  ...wholesaleRefusals,
  ...expertRefusals,
  ...mailingRefusals,
  ...siteRefusals,
  ...webhookRefusals,
  ...personRefusals,
  ...payerRefusals,
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
