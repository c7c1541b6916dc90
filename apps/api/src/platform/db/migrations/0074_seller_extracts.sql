-- Extracts that sellers sent to buyers. One that nobody orders is destroyed after a day with its file; an ordered one moves into
-- its report, which keeps the file from then on.
create table seller_extract (
  id uuid primary key,
  -- Null: uploaded by a guest, who knows it by its id.
  user_id uuid references app_user,
  brand text not null,
  file_name text not null,
  file_hash text not null,
  cadastral_number text not null,
  -- What the document is: title, address, date, number.
  summary jsonb not null,
  -- The outcome of checking its signature.
  signature jsonb not null,
  -- An ordered one is needed for its report until the order is over.
  is_ordered boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table seller_extract is
  'Extracts sellers sent to buyers, uploaded to be checked; destroyed after a day unless ordered, then kept by the report.';
create index seller_extract_user on seller_extract (user_id);
create index seller_extract_expiry on seller_extract (expires_at);
create index seller_extract_file on seller_extract (file_hash);
