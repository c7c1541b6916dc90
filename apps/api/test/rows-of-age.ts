/** A consent of an item that is made with it; state, signature, validity and end are given. */
const signedConsent = (ends: string) => `
  with o as (
    insert into customer_order (id, user_id, brand, kind, method, status, total, metadata, created_at, expires_at)
    values (md5($2)::uuid, $1, 'person-check', 'purchase', 'card', 'closed', 100, '{}', now(), now())
  ), i as (
    insert into order_item (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status)
    select md5($2)::uuid, md5($2)::uuid, 0, id, 'person', '', 100, '[]', '{}', 'done' from product limit 1
  )
  insert into credit_consent (id, item_id, subject_key, is_own, phone_key, asker, purpose, subject_name, text_version, text,
    text_hash, requested_at, expires_at, state, signed_at, valid_until, ended_at)
  values (md5($2)::uuid, md5($2)::uuid, '', false, '', '', 'own', 'Тестов', '1', '', '', now(), now(), ${ends})`;

/** Statements that make a row of this age (an interval); the row counts as kept while `kept` finds it. */
export const rowsOfAge: Readonly<
  Record<string, { readonly insert: string; readonly term: string; readonly kept: string }>
> = {
  session: {
    insert: `insert into session (token_hash, user_id, created_at, expires_at) values (decode(md5($2), 'hex'), $1, now(), now() - $3::interval)`,
    term: '30 days',
    kept: `select 1 from session where token_hash = decode(md5($1), 'hex')`,
  },
  phone_verification: {
    insert: `insert into phone_verification (user_id, phone, code_hash, sent_at, expires_at)
      values ($1, $2, '', now(), now() - $3::interval) on conflict (user_id) do update set phone = excluded.phone, expires_at = excluded.expires_at`,
    term: '1 day',
    kept: `select 1 from phone_verification where phone = $1`,
  },
  staff_grant: {
    insert: `insert into staff_grant (id, user_id, staff_role, given_at, confirmed_at, ended_at)
      values (md5($2)::uuid, $1, 'expert', now(), now(), now() - $3::interval)`,
    term: '3 years',
    kept: `select 1 from staff_grant where id = md5($1)::uuid`,
  },
  check_pause: {
    insert: `insert into check_pause (id, user_id, pattern, counted, allowed, opened_at, ended_at, ended_by)
      values (md5($2)::uuid, $1, 'same_person', 1, 1, now(), now() - $3::interval, $1)`,
    term: '3 years',
    kept: `select 1 from check_pause where id = md5($1)::uuid`,
  },
  credit_consent: {
    insert: signedConsent(`'signed', now(), now() - $3::interval, null`),
    term: '5 years',
    kept: `select 1 from credit_consent where id = md5($1)::uuid`,
  },
  unsigned_consent: {
    insert: signedConsent(`'expired', null, null, now() - $3::interval`),
    term: '30 days',
    kept: `select 1 from credit_consent where id = md5($1)::uuid`,
  },
  staff_enrolment: {
    insert: `insert into staff_enrolment (code_hash, user_id, created_at, expires_at) values (decode(md5($2), 'hex'), $1, now(), now() - $3::interval)`,
    term: '1 day',
    kept: `select 1 from staff_enrolment where code_hash = decode(md5($1), 'hex')`,
  },
  known_place: {
    insert: `insert into known_place values ($1, 'device', decode(md5($2), 'hex'), now() - $3::interval)`,
    term: '180 days',
    kept: `select 1 from known_place where key_hash = decode(md5($1), 'hex')`,
  },
  idempotency_key: {
    insert: `insert into idempotency_key (scope, key, request_hash, order_id, created_at) values ($1::text, $2, '', uuidv7(), now() - $3::interval)`,
    term: '7 days',
    kept: `select 1 from idempotency_key where key = $1`,
  },
  payment_notification: {
    insert: `insert into payment_notification (id, event, object_id, status, body, received_at, outcome)
      values (uuidv7(), 'payment', $2, $1::text, '{}', now() - $3::interval, 'ignored')`,
    term: '7 days',
    kept: `select 1 from payment_notification where object_id = $1`,
  },
  mail_outbox: {
    insert: `insert into mail_outbox (id, reason, brand, recipient, subject, text, html, created_at, sent_at)
      values (uuidv7(), $2, 'real-estate', $1::text, 'Тема', 'Текст', '', now() - $3::interval, now() - $3::interval)`,
    term: '30 days',
    kept: `select 1 from mail_outbox where reason = $1 and recipient || subject || text <> ''`,
  },
  support_case: {
    insert: `with c as (
        insert into support_case (id, kind, state, brand, user_id, opened_at, changed_at, closed_at)
        values (uuidv7(), 'question', 'closed', 'real-estate', $1, now() - $3::interval, now() - $3::interval, now()) returning id
      ) insert into case_message (id, case_id, author, text, created_at) select id, id, 'customer', $2, now() from c`,
    term: '3 years',
    kept: `select 1 from case_message where text = $1`,
  },
  deal: {
    insert: `insert into deal (id, user_id, object_key, object_address, sellers, steps, created_at, changed_at)
      values (uuidv7(), $1, $2, '', '[]', '[]', now() - $3::interval, now() - $3::interval)`,
    term: '6 months',
    kept: `select 1 from deal where object_key = $1`,
  },
  deal_document: {
    insert: `with d as (
        insert into deal (id, user_id, object_key, object_address, sellers, steps, created_at, changed_at)
        values (uuidv7(), $1, 'upload ' || $2, '', '[]', '[]', now(), now()) returning id
      ) insert into deal_document (id, deal_id, file_name, type, bytes, file_hash, sealed_key, uploaded_at)
        select uuidv7(), id, '', 'image/png', 1, $2, '', now() - $3::interval from d`,
    term: '1 day',
    kept: `select 1 from deal_document where file_hash = $1`,
  },
  audit_event_detail: {
    insert: `with e as (
        insert into audit_event (happened_at, event, user_id, by, subject)
        values (now() - $3::interval, 'report.read', $1, 'session', $2) returning seq
      ) insert into audit_event_detail select seq, '192.0.2.1', 'Browser', 'Причина' from e`,
    term: '3 years',
    kept: `select 1 from audit_event e join audit_event_detail d using (seq)
      where subject = $1 and (address is not null or user_agent is not null or reason is not null)`,
  },
  property_object: {
    insert: `insert into property_object (key, info, source, fetched_at) values ($2 || left($1::text, 0), '{}', '', now() - $3::interval)`,
    term: '3 months',
    kept: `select 1 from property_object where key = $1`,
  },
};
