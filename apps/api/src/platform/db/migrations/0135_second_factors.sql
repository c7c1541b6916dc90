-- What a stolen password does not open: passkeys, codes of an app, recovery codes; and the questions that are answered with them.
create table passkey (
  id uuid primary key,
  user_id uuid not null references app_user,
  -- Base64url, as the browser names it.
  credential_id text not null unique,
  -- The host it was made for (the relying party); browsers offer it nowhere else.
  rp_id text not null,
  public_key bytea not null,
  sign_counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_user on passkey (user_id);

create table totp (
  user_id uuid primary key references app_user,
  -- AES-256-GCM with a key made from APP_SECRET: a stolen table makes no code.
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- Null until its first code was entered; before that it proves nothing.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  -- The step of 30 seconds of the last code that was taken: that code and earlier ones are refused.
  last_step bigint not null default 0,
  -- Steps to come whose codes were already shown, by a clock that is fast: refused when their time comes.
  shown_steps bigint[] not null default '{}'
);

create table recovery_code (
  user_id uuid not null references app_user,
  -- HMAC-SHA256 with APP_SECRET.
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table proof_challenge (
  -- SHA-256 of its id, which only whoever it was made for knows.
  id_hash bytea primary key,
  user_id uuid not null references app_user,
  purpose text not null check (purpose in ('login', 'staff_login', 'fresh_proof', 'enrolment')),
  -- What a passkey has to sign.
  challenge text not null,
  rp_id text not null,
  -- The session that asked, and the only one that may answer; null where a session is yet to be opened.
  session_id uuid references session (id) on delete cascade,
  -- Of the password given before: SHA-256 of its hash. Another password makes the answer worthless.
  password_mark bytea,
  is_remembered boolean not null default false,
  wrong_answers integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  check ((session_id is null) = (purpose in ('login', 'staff_login')))
);
create index proof_challenge_by_user on proof_challenge (user_id);
create index proof_challenge_by_session on proof_challenge (session_id);
create index proof_challenge_by_age on proof_challenge (expires_at);

comment on table passkey is 'Keys of browsers and devices that sign in to an account after its password';
comment on table totp is 'The secret that an app makes codes of; one for an account';
comment on table recovery_code is 'Codes for whoever has lost passkey and app, each of one use';
comment on table proof_challenge is 'Questions of five minutes that a second factor answers, once';
