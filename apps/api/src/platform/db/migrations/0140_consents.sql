-- Consents: a document per purpose, the text agreed to, from where, and the withdrawal (152-FZ, article 9).
alter table consent drop constraint consent_kind_check;
alter table consent rename column kind to purpose;
alter table consent
  add constraint consent_purpose check (purpose in ('offer', 'personal_data', 'third_parties', 'news')),
  add column brand text,
  add column text_hash text,
  add column user_agent text,
  add column given_where text,
  add column contact text,
  add column withdrawn_at timestamptz;
comment on table consent is 'Who agreed to which version of which document, when and from where; stays as the proof when the account is destroyed';
comment on column consent.text_hash is 'SHA-256 of the text as published for the brand; null in rows older than it.';
comment on column consent.given_where is 'The call of the API by which it was given.';
comment on column consent.contact is 'The e-mail a guest gave with it; null when nothing was given.';
comment on column consent.withdrawn_at is 'From then on nothing is done on its ground.';

-- What holds now, asked for every letter of a mailing.
create index consent_in_force on consent (user_id, purpose) where withdrawn_at is null;
create index consent_contact on consent (contact) where contact is not null;
