import { contentEvents } from './content-events.domain.ts';

const couponFacts = [
  'kind',
  'amount',
  'percent',
  'brand',
  'person_id',
  'max_uses',
  'max_uses_per_person',
  'starts_at',
  'ends_at',
  'is_enabled',
] as const;
const priceFacts = ['product_id', 'kopecks', 'is_base', 'is_enabled', 'starts_at'] as const;
const partnerTariffFacts = ['percent', 'kopecks', 'starts_at'] as const;
const priceOwnerFacts = ['component_id', 'person_id', 'role'] as const;

/**
 * Every event of the journal by name, with the facts that may be written about it. The facts are the place to look at in a
 * review: ids, roles, amounts, dates, counts and flags only; no e-mail, name, phone, text, address of a page or secret.
 */
export const events = {
  /** Refused, because it belongs to another user or is for the staff. */
  'access.refused': ['operation'],

  // Accounts and how their owners get in.
  'account.created': ['role', 'brand'],
  'account.closed': ['leaves_balance'],
  'account.destroyed': [],
  'session.opened': ['is_remembered'],
  /** A wrong password. The owner is the account's; without an account the subject is `emailMark`. */
  'session.refused': [],
  /** A code by which the person opens a session in another browser. */
  'entry_code.issued': [],
  /** So many wrong passwords that only a mailed one is tried; written once for each count and its window. */
  'session.limited': ['limit'],
  'session.closed': ['why', 'sessions'],
  /** What acted for an account ended together: sessions by their number, programs by their ids. */
  'credentials.ended': ['why', 'sessions', 'tokens', 'webhooks', 'keeps_programs'],
  /** A passkey, the codes of an app or recovery codes. */
  'second_factor.added': ['way'],
  'second_factor.removed': ['way'],
  'second_factor.refused': ['way'],
  'password.changed': [],
  /** A wrong current password where one is asked for. */
  'password.refused': [],
  'password.reset_asked': ['is_sent'],
  'password.reset_used': [],
  'email.link_sent': [],
  'email.verified': ['way'],
  'phone.code_sent': [],
  'phone.verified': [],
  'phone.code_refused': [],

  // The staff: opened with password and second factor; roles and new ways in are given by two admins.
  'staff_session.opened': [],
  'staff_session.refused': [],
  'staff_session.proved': ['way'],
  'staff_role.proposed': ['role'],
  'staff_role.confirmed': ['role', 'given_by'],
  'staff_role.refused': ['role'],
  'staff_role.withdrawn': ['role'],
  'staff_role.ended': ['role'],
  'staff_recovery.proposed': [],
  'staff_recovery.confirmed': ['given_by'],
  'staff_recovery.refused': [],
  'staff_recovery.withdrawn': [],
  'staff_enrolment.issued': ['expires'],
  'staff_enrolment.used': ['way'],

  // The staff in the place of an account holder: asked for at the desk, then every call, with both ids.
  'impersonation.requested': [],
  'impersonation.opened': [],
  'impersonation.used': ['operation'],

  // What is kept about a person.
  'person.changed': ['fields'],
  'person.read': ['what'],
  'person.role_changed': ['role'],
  'account.reopened': [],
  /** Counts of guesses or searches, of an account (the owner) or of an address, whose mark is the subject. */
  'counts.given_back': ['what'],
  /** The name of whom an item is about was shown to the staff. */
  'item.subject_read': [],
  'note.added': [],
  'note.removed': [],
  'payer.added': [],
  'payer.changed': ['revision'],
  'payer.removed': [],
  'setting.changed': ['value', 'items'],
  /** To a document the person may do without; those of a form are rows of `consent`. */
  'consent.given': ['version'],
  'consent.withdrawn': [],
  'subject_request.opened': ['kind'],
  'subject_request.proven': ['way', 'is_enough'],
  'subject_request.code_refused': [],
  'subject_request.read': [],
  'subject_request.identity_judged': ['is_confirmed'],
  'subject_request.extended': ['due_on'],
  'subject_request.answered': ['outcome'],
  'data_export.requested': [],
  'data_export.read': [],
  /** Refused before it was read; nothing of it is kept. */
  'file.infected': ['signature'],

  // Programs.
  'api_token.created': ['scopes', 'expires'],
  'api_token.renewed': ['scopes', 'expires'],
  'api_token.revoked': [],
  'webhook.created': [],
  'webhook.removed': [],
  'webhook.tested': [],

  // Money and prices.
  'item.returned': ['to_balance', 'to_card'],
  /** By hand, of the staff. */
  'order.paid_by_hand': ['kopecks', 'proposal_id'],
  'order.cancelled': ['kopecks'],
  'order.product_attached': ['new_order_id', 'product_id', 'kopecks'],
  'bank_statement.uploaded': ['lines'],
  'bank_line.booked': ['invoice_id', 'kopecks'],
  'bank_line.ignored': ['kopecks'],
  'money.proposed': ['kind', 'kopecks', 'needs_second'],
  'money.approved': ['kind', 'kopecks', 'made_by'],
  'money.refused': ['kind', 'kopecks'],
  'money.withdrawn': ['kind', 'kopecks'],
  'payout_file.made': ['payouts', 'kopecks'],
  'payout.cancelled': ['kopecks'],
  'coupon.created': couponFacts,
  'coupon.changed': couponFacts,
  'coupon.removed': couponFacts,
  'price.created': priceFacts,
  'price.changed': priceFacts,
  'price.removed': priceFacts,
  'price_owner.added': priceOwnerFacts,
  'price_owner.changed': priceOwnerFacts,
  'price_owner.removed': priceOwnerFacts,
  'partner_tariff.added': partnerTariffFacts,
  'partner_tariff.changed': partnerTariffFacts,
  'partner_tariff.removed': partnerTariffFacts,
  'tariff.assigned': ['tariff'],
  'tariff.removed': ['tariff'],

  // Reports of others, and what the staff writes into them.
  'report.read': [],
  'report.finished': [],
  /** By the staff, for its buyer. */
  'report.changed': ['action'],
  'order.read': [],
  /** A document of a report, as its source sent it. */
  'file.read': ['file_type', 'task_id'],
  /** What the staff does about the work of an item; the subject is the item. */
  'item.corrected': ['restarted'],
  'task.sent_again': ['task_id', 'was'],
  'task.number_attached': ['task_id'],
  'task.answered_by_hand': ['task_id'],
  'task.asked_now': ['tasks'],
  'desk.read': ['desk', 'list', 'page'],
  /** Who of the staff answers for a customer. */
  'responsible.assigned': ['responsible_id'],
  'responsible.removed': ['responsible_id'],
  'dispute.read': ['item_id'],
  'dispute.answered': ['outcome'],
  /** The conversation with customers: who of the staff read, answered and decided. */
  'case.read': [],
  'case.answered': ['is_closing'],
  'case.noted': [],
  'case.assigned': ['to'],
  'case.moved': ['state'],
  'case_template.changed': ['is_removed'],
  'risk_conclusion.written': ['level', 'is_hidden'],
  'risk_conclusion.changed': ['level', 'is_hidden'],
  'risk_conclusion.removed': ['level', 'is_hidden'],
  'risk_conclusion.asked_of_model': [],
  'expert_conclusion.read': [],
  'expert_conclusion.written': ['price'],
  'expert_conclusion.declined': ['price'],
  'expert_conclusion.taken': ['from'],
  'expert_conclusion.handed_over': ['to'],
  'expert_conclusion.sent_back': [],
  'expert_conclusion.corrected': [],
  'conclusion_template.created': [],
  'conclusion_template.changed': [],
  'conclusion_template.removed': [],

  // Consents to asking a credit bureau, given by the people the questions are about.
  'credit_consent.asked': ['item_id', 'is_own'],
  'credit_consent.code_sent': [],
  'credit_consent.code_refused': [],
  'credit_consent.signed': [],
  'credit_consent.refused': [],
  'credit_consent.withdrawn': [],

  // Accounts whose checks of private people are paused.
  'checks.paused': ['pattern', 'counted', 'allowed'],
  'checks.pause_lifted': [],
  'checks.pause_kept': [],

  // The command that lists who is affected by an incident.
  'incident.listed': ['accounts', 'subjects'],

  ...contentEvents,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type EventName = keyof typeof events;

export type Fact = string | number | boolean | null | readonly (string | number)[];

type NameOfFact<Name extends EventName> = (typeof events)[Name][number];

export type Facts<Name extends EventName> = [NameOfFact<Name>] extends [never]
  ? undefined
  : { readonly [fact in NameOfFact<Name>]?: Fact };

// Ids, codes, dates, names of settings, endpoints. Nothing a person types fits by accident: no spaces, no @, no Cyrillic.
const IDENTIFIER = /^(?:(?:GET|POST|PUT|DELETE) )?[\w.:/{}-]{0,150}$/;

/** Throws on text that is not an identifier, which would stay in the journal forever. */
export function identifier(text: string): string {
  if (!IDENTIFIER.test(text)) throw new Error('the journal takes identifiers only');
  return text;
}

/** Facts as text, with sorted keys: the same facts give the same bytes, which a chain of hashes needs. */
export function factsText(facts: Readonly<Record<string, Fact | undefined>> | undefined): string | null {
  if (facts === undefined) return null;
  const known = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  for (const text of known.flatMap(([, fact]) => fact)) if (typeof text === 'string') identifier(text);
  const sorted = known.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(Object.fromEntries(sorted));
}
