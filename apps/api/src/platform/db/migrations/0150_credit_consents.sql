-- Consents to asking a credit bureau (218-FZ, article 6, part 9), signed by the person the question is about.
create table credit_consent (
  id uuid primary key,
  item_id uuid not null references order_item,
  -- HMAC of the name, birth date and passport: a corrected subject needs a consent of its own.
  subject_key bytea not null,
  state text not null
    check (state in ('sent', 'signed', 'refused', 'replaced', 'cancelled', 'expired', 'withdrawn')),
  is_own boolean not null,
  phone text,
  email text,
  phone_key bytea not null,
  asker text not null,
  purpose text not null check (purpose in ('loan', 'rent', 'employment', 'deal', 'own')),
  subject_name text not null,
  text_version text not null,
  text text not null,
  text_hash bytea not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  is_undelivered boolean not null default false,
  opened_at timestamptz,
  code_hash bytea,
  code_attempts integer not null default 0,
  codes_sent integer not null default 0,
  code_sent_at timestamptz,
  code_expires_at timestamptz,
  signed_at timestamptz,
  valid_until timestamptz,
  ended_at timestamptz,
  address text,
  user_agent text,
  check ((state = 'sent') = (ended_at is null and signed_at is null)),
  check ((state in ('signed', 'withdrawn')) = (signed_at is not null)),
  check ((signed_at is null) = (valid_until is null)),
  check (state <> 'sent' or phone is not null)
);
-- One open or signed consent of an item: of two requests or two signatures at once only one exists.
create unique index credit_consent_item on credit_consent (item_id) where state in ('sent', 'signed');
create index credit_consent_of_item on credit_consent (item_id);
create index credit_consent_open on credit_consent (expires_at) where state = 'sent';
create index credit_consent_phone on credit_consent (phone_key) where signed_at is not null;

comment on table credit_consent is 'Consents to asking a credit bureau, with the text that was signed; signed ones are kept for five years (218-FZ, article 6)';
comment on column credit_consent.phone is 'Where link and code go; emptied when the request ends unsigned.';
comment on column credit_consent.phone_key is 'HMAC of the phone: one phone signs for one person.';
comment on column credit_consent.address is 'From where it was signed, refused or withdrawn.';
