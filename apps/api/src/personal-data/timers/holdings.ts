import type { DutyName } from './duties.ts';

/** A table under one duty, or columns of it under several. */
export type Holding = DutyName | Readonly<Record<string, DutyName>>;

/**
 * Which duty every table with personal data is under. A table that is neither here nor in `withoutPeople` fails a test, and
 * so does a column that sounds like personal data in a table of which only columns are named.
 */
export const holdings: Readonly<Record<string, Holding>> = {
  // Reports and what belongs to them.
  report: 'report',
  report_task: 'report',
  report_rating: { item_id: 'report', comment: 'report' },
  dispute: 'report',
  expert_conclusion: 'report',
  risk_report: 'report',
  risk_owner: 'report',
  risk_survey: 'report',
  risk_conclusion: 'report',
  // Orders: what was asked goes with the report or with the unpaid order; what was bought stays.
  order_item: {
    metadata: 'report',
    search_text: 'report',
    object_key: 'unpaid_order',
    object_address: 'unpaid_order',
  },
  customer_order: { metadata: 'visit', partner_id: 'account', user_id: 'account' },
  preview: 'draft',
  preview_task: 'draft',
  seller_extract: 'draft',
  wholesale_row: 'draft',
  wholesale_batch: { user_id: 'account', title: 'account', header: 'account' },
  property_object: 'register_people',
  // The account.
  app_user: 'account',
  desk_person: 'account',
  desk_view: 'account',
  desk_default_view: 'account',
  person_setting: 'account',
  person_tariff: 'account',
  person_note: 'account',
  price_component_owner: 'account',
  partner_tariff: 'account',
  discount: { user_id: 'account', title: 'account', code: 'account' },
  discount_use: { user_id: 'account' },
  ledger_account: { user_id: 'account', code: 'account' },
  attachment: 'account',
  passkey: 'account',
  totp: 'account',
  recovery_code: 'account',
  api_token: 'account',
  webhook: 'account',
  article_comment: 'account',
  article_rating: 'account',
  mailing_recipient: 'account',
  data_export: 'data_export',
  // Money.
  payer: 'payer',
  invoice: 'payer',
  bank_line: 'payer',
  bank_statement: 'payer',
  money_proposal: 'payment_words',
  payout: 'payment_words',
  payment: {
    user_id: 'account',
    confirmation_token: 'account',
    confirmation_url: 'account',
    return_url: 'account',
  },
  payment_notification: 'payment_words',
  refund: { reason: 'payment_words' },
  item_return: { reason: 'payment_words', returned_by: 'payment_words' },
  // For a while.
  session: 'session',
  entry_code: 'session',
  impersonation: 'session',
  email_verification: 'session',
  phone_verification: 'phone_code',
  known_place: 'known_place',
  proof_challenge: 'entry_in_progress',
  staff_enrolment: 'entry_in_progress',
  staff_grant: 'staff_right',
  staff_recovery: 'staff_right',
  api_token_event: 'program_call',
  idempotency_key: 'repeated_request',
  webhook_delivery: 'webhook_message',
  person_check: 'checks_pattern',
  check_pause: 'check_pause',
  usage_counter: 'request_counter',
  mail_outbox: 'letter',
  support_case: 'support_case',
  case_message: 'support_case',
  case_document: 'support_case',
  case_note: 'support_case',
  case_event: 'support_case',
  audit_event_detail: 'journal_detail',
  // Proofs.
  consent: 'consent_proof',
  account_deletion: 'destruction_proof',
  destruction_proof: 'destruction_proof',
  credit_consent: 'credit_consent',
  subject_request: 'subject_request',
  subject_block: 'subject_request',
  destruction_act: 'destruction_proof',
  destruction_entry: 'destruction_proof',
};

/** Tables that say nothing about people, with the reason where a column sounds as if it did. */
export const withoutPeople: Readonly<Record<string, string>> = {
  schema_migration: 'names of migrations',
  check_return: 'amounts',
  desk_order_product: 'names of products and amounts of orders',
  desk_order_watched: 'states and amounts of orders',
  payout_file: 'which payouts went to the bank together',
  document_counter: 'numbers of documents',
  ledger_entry: 'amounts',
  ledger_settlement: 'how transfers ended',
  ledger_transfer: 'amounts and ids',
  receipt: 'amounts and ids',
  audit_link: 'hashes of the journal',
  source_turn: 'when a source may be asked',
  price_component: 'prices',
  price_change: 'prices',
  price_history: 'acts of the staff on prices, without names of customers',
  conclusion_template: 'texts of the staff without people',
  insurance_document: 'rules and policies as insurers published them',
  insurance_policy: 'with which insurer and on which terms an item was insured',
  product: 'what is sold',
  product_seed: 'what is sold',
  tariff: 'prices',
  article: 'articles of the blog; their authors are named in public',
  mailing: 'texts written to everybody',
  system_setting: 'texts of the site',
  case_template: 'texts the staff begins its answers with',
  conversion: 'ids of orders',
  audit_event: 'ids and names of events; what is personal is in audit_event_detail (decision 20)',
};

/** Whose records the policy names and the product does not hold. */
export const notHeld: Readonly<Record<string, string>> = {
  'соискатели (1 год или 5 лет)':
    'the product has no form for them and no table: they are kept on paper or elsewhere',
  'работники (50 или 75 лет)':
    'no personnel documents are here; an account of the staff is an account, its rights and its journal are under their own duties',
};
