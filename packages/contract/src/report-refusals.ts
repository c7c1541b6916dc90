/** Codes of refusals about reports; `refusals.ts` has the others and all of them together. */
export const reportRefusals = [
  'report_not_found',
  'file_not_found',
  'task_not_found',
  'task_not_waiting',
  'task_answered',
  'task_skipped',
  'check_price_returned',
  'task_not_restartable',
  'data_not_needed',
  'edit_limit_reached',
  'subject_not_editable',
] as const;

export const creditConsentRefusals = [
  'consent_not_awaited',
  'consent_phone_is_buyers',
  'consent_not_own',
  'phone_unverified',
  'consent_link_invalid',
  'consent_closed',
  'consent_codes_used_up',
  'consent_text_changed',
  'consent_phone_taken',
  'consent_used',
] as const;

export const disputeRefusals = [
  'finding_not_found',
  'dispute_not_found',
  'dispute_open',
  'dispute_answered',
  'document_unusable',
  'file_infected',
  'file_unchecked',
] as const;

export const caseRefusals = [
  'case_not_found',
  'case_changed',
  'case_has_dispute',
  'case_link_invalid',
  'mail_unreadable',
] as const;

export const dealRefusals = [
  'deal_not_found',
  'deal_exists',
  'deal_changed',
  'deal_limit_reached',
  'deal_step_doubled',
  'deal_step_in_future',
  'deal_document_unusable',
  'deal_document_limit_reached',
] as const;

export const riskRefusals = [
  'owner_not_found',
  'owner_limit_reached',
  'last_owner',
  'conclusion_not_found',
  'risk_report_finished',
  'risk_report_running',
  'model_not_configured',
] as const;

export const valuationRefusals = [
  'valuation_not_flat',
  'valuation_area_unknown',
  'valuation_place_unknown',
  'valuation_few_comparables',
  'valuation_not_ready',
] as const;

/** Before payment: of previews, and of flats that cannot be valued. */
export const previewRefusals = ['preview_not_found', ...valuationRefusals] as const;

export const sellerExtractRefusals = ['seller_extract_not_found'] as const;
