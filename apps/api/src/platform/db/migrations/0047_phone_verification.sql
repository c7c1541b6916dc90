create table phone_verification (
  user_id uuid primary key references app_user,
  phone text not null,
  -- HMAC-SHA-256 with the application's secret: six digits would be guessed from a plain hash at once.
  code_hash bytea not null,
  attempts smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
