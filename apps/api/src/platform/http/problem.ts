import type { Problem } from '@proverka/contract/problem';
import type { RefusalCode } from '@proverka/contract/refusals';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../result.ts';
import { refusalTexts } from './refusal-texts.ts';

const statuses = {
  invalid_request: 400,
  unauthenticated: 401,
  api_token_expired: 401,
  api_token_revoked: 401,
  forbidden: 403,
  email_unverified: 403,
  password_change_needed: 403,
  origin_mismatch: 403,
  unknown_host: 421,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  service_unavailable: 503,
  email_taken: 409,
  password_weak: 422,
  wrong_credentials: 401,
  email_link_invalid: 410,
  email_already_verified: 409,
  person_not_found: 404,
  object_not_found: 404,
  suspicious_activity: 429,
  search_limit_reached: 429,
  no_object_or_items: 400,
  subject_invalid: 422,
  product_unknown: 422,
  price_changed: 409,
  authentication_needed: 401,
  idempotency_key_missing: 400,
  idempotency_key_reused: 409,
  insufficient_funds: 402,
  unpaid_limit_reached: 409,
  payment_provider_unavailable: 502,
  order_not_found: 404,
  order_not_payable: 409,
  already_ordered: 409,
  item_not_found: 404,
  item_not_paid: 409,
  item_returned: 409,
  item_under_way: 409,
  refund_too_large: 422,
  coupon_not_found: 404,
  coupon_used: 409,
  coupon_not_applicable: 422,
  coupon_exists: 409,
  tariff_not_found: 404,
  tariff_not_reached: 409,
  tariff_assigned: 409,
  tariff_not_assigned: 409,
  price_component_not_found: 404,
  price_component_needed: 409,
  price_component_owner_not_found: 404,
  price_component_owner_exists: 409,
  report_not_found: 404,
  file_not_found: 404,
  task_not_found: 404,
  task_not_waiting: 409,
  task_answered: 409,
  task_skipped: 409,
  check_price_returned: 409,
  task_not_restartable: 409,
  data_not_needed: 409,
  edit_limit_reached: 409,
  subject_not_editable: 409,
  finding_not_found: 404,
  dispute_not_found: 404,
  dispute_open: 409,
  dispute_answered: 409,
  document_unusable: 422,
  owner_not_found: 404,
  owner_limit_reached: 409,
  last_owner: 409,
  conclusion_not_found: 404,
  model_not_configured: 409,
  risk_report_finished: 409,
  risk_report_running: 409,
  preview_not_found: 404,
  seller_extract_not_found: 404,
  article_not_found: 404,
  comment_not_found: 404,
  batch_not_found: 404,
  list_unreadable: 422,
  list_empty: 422,
  list_too_long: 422,
  batch_has_no_rows: 409,
  batch_ordered: 409,
  conclusion_exists: 409,
  conclusion_not_open: 409,
  report_not_ready: 409,
  webhook_not_found: 404,
  source_unavailable: 503,
  wrong_password: 422,
  session_not_found: 404,
  setting_not_found: 404,
  system_setting_exists: 409,
  system_setting_built_in: 409,
  phone_missing: 422,
  phone_already_verified: 409,
  code_wrong: 422,
  code_expired: 410,
  sms_unavailable: 503,
  logo_not_permitted: 403,
  attachment_unusable: 422,
  attachment_not_found: 404,
  export_not_found: 404,
  balance_not_empty: 409,
  payer_not_found: 404,
  payer_exists: 409,
  payer_limit_reached: 409,
  invoice_not_found: 404,
  transaction_not_found: 404,
  act_not_ready: 409,
  mailing_not_found: 404,
  mailing_started: 409,
  unsubscribe_link_invalid: 404,
} as const satisfies Record<RefusalCode, number>;

const codeByStatus: Readonly<Record<number, RefusalCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  414: 'payload_too_large',
  415: 'unsupported_media_type',
  421: 'unknown_host',
  429: 'too_many_requests',
  431: 'payload_too_large',
  503: 'service_unavailable',
};

/** The problem code for an error of the HTTP layer itself, which has only a status. */
export function codeOfStatus(status: number): RefusalCode {
  return codeByStatus[status] ?? (status >= 400 && status < 500 ? 'invalid_request' : 'internal');
}

function problemOf(refusal: Refusal, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: refusalTexts[refusal.code],
    status: statuses[refusal.code],
    code: refusal.code,
    requestId,
    ...(refusal.detail !== undefined && { detail: refusal.detail }),
    ...(refusal.existing && { existing: refusal.existing }),
    ...(refusal.fields && { fields: { ...refusal.fields } }),
    ...(refusal.retryAfterSeconds !== undefined && { retryAfter: refusal.retryAfterSeconds }),
  };
}

export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = problemOf(refusal, reply.request.id);
  if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** A problem for a request that was not read, so it has no number. */
export const writeProblem = (refusal: Refusal): string => JSON.stringify(problemOf(refusal, ''));
