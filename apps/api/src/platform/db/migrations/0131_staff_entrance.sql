-- How the staff get in: what has to be shown after the password, first entries, and new ones after a loss.

create table staff_challenge (
  token_hash bytea primary key,
  user_id uuid not null references app_user,
  session_id uuid references session (id) on delete cascade,
  passkey_challenge text,
  failures integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_challenge_by_user on staff_challenge (user_id);
create index staff_challenge_by_session on staff_challenge (session_id);
comment on table staff_challenge is 'The password was right, or a fresh proof is asked for; a row is deleted by the right proof.';
comment on column staff_challenge.session_id is 'The session that has to be proved again; null at the sign-in.';
comment on column staff_challenge.passkey_challenge is 'What the passkey has to sign; null when the person has none.';

create table staff_recovery (
  id uuid primary key,
  user_id uuid not null references app_user,
  given_by uuid not null references app_user,
  given_at timestamptz not null,
  confirmed_by uuid references app_user,
  confirmed_at timestamptz,
  ended_by uuid references app_user,
  ended_at timestamptz,
  check (given_by <> user_id),
  check (confirmed_by <> user_id and confirmed_by <> given_by),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (ended_by is null or ended_at is not null)
);
create unique index staff_recovery_open on staff_recovery (user_id) where confirmed_at is null and ended_at is null;
create index staff_recovery_by_user on staff_recovery (user_id);
comment on table staff_recovery is 'A new way in for somebody who lost the second factor: one admin proposes it, another confirms.';

create table staff_enrolment (
  code_hash bytea primary key,
  user_id uuid not null references app_user,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  passkey_challenge text,
  totp_secret bytea
);
create index staff_enrolment_by_user on staff_enrolment (user_id);
comment on table staff_enrolment is
  'Codes by which a member of the staff sets password and second factor, as hashes; a row is deleted by its use.';
comment on column staff_enrolment.totp_secret is 'Offered with this code, encrypted with APP_SECRET.';
