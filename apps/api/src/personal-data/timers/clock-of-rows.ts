import type { DutyName } from './duties.ts';

/** Rows whose term begins with a column of their own: `:before` is the moment up to which it is over. */
export interface RowsOfDuty {
  readonly duty: DutyName;
  /** Deletes or empties at most `:most` rows, found by an index, and returns whose they were. */
  readonly sql: string;
}

const deleted = (table: string, at: string, whose = 'user_id::text', when = 'true') => `
  delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${at} <= :before and ${when} order by ${at} limit :most for update skip locked
  )) returning ${whose} as subject`;

const nobody = `''`;

export const clockOfRows: readonly RowsOfDuty[] = [
  { duty: 'session', sql: deleted('session', 'expires_at') },
  { duty: 'session', sql: deleted('email_verification', 'expires_at') },
  { duty: 'phone_code', sql: deleted('phone_verification', 'expires_at') },
  { duty: 'entry_in_progress', sql: deleted('proof_challenge', 'expires_at') },
  { duty: 'entry_in_progress', sql: deleted('staff_enrolment', 'expires_at') },
  {
    duty: 'unproven_request',
    sql: deleted('subject_request', 'requested_at', 'id::text', `state = 'unproven'`),
  },
  { duty: 'check_pause', sql: deleted('check_pause', 'ended_at') },
  { duty: 'credit_consent', sql: deleted('credit_consent', 'valid_until', 'id::text') },
  { duty: 'unsigned_consent', sql: deleted('credit_consent', 'ended_at', 'id::text', 'signed_at is null') },
  { duty: 'staff_right', sql: deleted('staff_grant', 'ended_at') },
  { duty: 'staff_right', sql: deleted('staff_recovery', 'ended_at') },
  { duty: 'known_place', sql: deleted('known_place', 'last_login_at') },
  { duty: 'program_call', sql: deleted('api_token_event', 'at') },
  // A guest's key names an e-mail.
  {
    duty: 'repeated_request',
    sql: deleted('idempotency_key', 'created_at', `case when scope like 'guest:%' then '' else scope end`),
  },
  {
    duty: 'webhook_message',
    sql: deleted(
      'webhook_delivery',
      'created_at',
      '(select user_id::text from webhook w where w.id = webhook_id)',
    ),
  },
  {
    duty: 'useless_notification',
    sql: deleted('payment_notification', 'received_at', nobody, `outcome in ('unknown', 'ignored')`),
  },
  { duty: 'payment_words', sql: deleted('payment_notification', 'received_at', 'object_id') },
  {
    duty: 'payment_words',
    sql: `update refund set reason = '' where id = any(array(
      select id from refund where reason <> '' and created_at <= :before order by created_at limit :most
    )) returning payment_id::text as subject`,
  },
  {
    duty: 'payment_words',
    sql: `update money_proposal set reason = '', document = '', arguments = '{}' where id = any(array(
      select id from money_proposal where reason <> '' and state <> 'waiting' and made_at <= :before
      order by made_at limit :most
    )) returning user_id::text as subject`,
  },
  {
    duty: 'payment_words',
    sql: `update payout set payee = '{}', purpose = '' where id = any(array(
      select id from payout where payee <> '{}' and ended_at <= :before order by ended_at limit :most
    )) returning user_id::text as subject`,
  },
  {
    duty: 'payment_words',
    sql: `update item_return set reason = '' where id = any(array(
      select id from item_return where reason <> '' and created_at <= :before order by created_at limit :most
    )) returning item_id::text as subject`,
  },
  {
    duty: 'letter',
    // The reason stays, so that nothing is written twice. It holds an id.
    sql: `update mail_outbox set recipient = '', subject = '', text = '', html = '', unsubscribe_url = null, reply_to = null, emptied_at = :now
      where id = any(array(
        select id from mail_outbox where sent_at <= :before and sent_at is not null and emptied_at is null
        order by sent_at limit :most
      )) returning reason as subject`,
  },
  {
    duty: 'support_case',
    sql: deleted('support_case', 'changed_at', `coalesce(user_id::text, number::text)`),
  },
  { duty: 'deal', sql: deleted('deal', 'changed_at') },
  {
    duty: 'deal_upload',
    sql: deleted(
      'deal_document',
      'uploaded_at',
      '(select user_id::text from deal d where d.id = deal_id)',
      'added_at is null',
    ),
  },
  { duty: 'register_people', sql: deleted('property_object', 'greatest(fetched_at, details_at)', nobody) },
  { duty: 'journal_detail', sql: `select seq::text as subject from audit_fade(:before, :most) as seq` },
];
