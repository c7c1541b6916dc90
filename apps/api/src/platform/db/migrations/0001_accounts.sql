create table app_user (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  phone text not null,
  role smallint not null,
  brand text not null,
  password_hash text not null,
  -- A generated password the person has not replaced yet.
  password_is_generated boolean not null default false,
  -- Sent by a reset: becomes the password when first used, dies unused.
  reset_password_hash text,
  reset_expires_at timestamptz,
  partner_id text,
  campaign text,
  registration_url text not null,
  created_at timestamptz not null
);

create table session (
  -- SHA-256 of the token: a stolen table opens nothing.
  token_hash bytea primary key,
  user_id uuid not null references app_user,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_by_user on session (user_id);

-- 152-FZ, article 9: who agreed to which version of which text, when and from where.
create table consent (
  id uuid primary key,
  user_id uuid references app_user,
  kind text not null check (kind in ('offer', 'personal_data')),
  text_version text not null,
  address inet,
  given_at timestamptz not null
);
create index consent_by_user on consent (user_id);

-- Counters of limits, shared by all processes; lost in a crash, which only forgives a few attempts.
create unlogged table usage_counter (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
