create table api_token (
  id uuid primary key,
  user_id uuid not null references app_user,
  -- SHA-256 of 256 random bits: a stolen table opens nothing.
  token_hash bytea not null unique,
  -- The beginning, by which its owner tells it from an earlier one.
  prefix text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index api_token_open on api_token (user_id) where revoked_at is null;

-- Who did what with a token: its own life, every call that changes something, and what it was not allowed.
create table api_token_event (
  id uuid primary key,
  user_id uuid not null references app_user,
  token_id uuid not null references api_token,
  action text not null check (action in ('created', 'renewed', 'revoked', 'called', 'refused')),
  -- The endpoint of a call, without what was passed to it.
  endpoint text,
  address inet,
  at timestamptz not null
);
create index api_token_event_by_user on api_token_event (user_id, at desc);
create index api_token_event_age on api_token_event (at);
