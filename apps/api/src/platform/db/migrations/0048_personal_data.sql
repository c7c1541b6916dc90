create table attachment (
  id uuid primary key,
  user_id uuid not null references app_user,
  group_id text not null check (group_id in ('logo')),
  file_name text not null,
  file_hash text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  unique (user_id, group_id)
);
create index attachment_file on attachment (file_hash);

-- 152-FZ, article 14: what we hold about a person, for that person.
create table data_export (
  id uuid primary key,
  user_id uuid not null references app_user,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  file_hash text,
  removed_at timestamptz
);
create index data_export_user on data_export (user_id, requested_at desc);
create unique index data_export_one_at_a_time on data_export (user_id) where ready_at is null;
create index data_export_kept on data_export (expires_at) where file_hash is not null and removed_at is null;

-- 152-FZ, article 21: withdrawn consent destroys the data within 30 days. Stays afterwards as the proof: counts, no data.
create table account_deletion (
  user_id uuid primary key references app_user,
  number text not null unique,
  requested_at timestamptz not null,
  -- Not before: orders under way are finished first, while the law's limit allows.
  destroy_after timestamptz not null,
  destroy_before timestamptz not null,
  destroyed_at timestamptz,
  destroyed jsonb
);
create index account_deletion_due on account_deletion (destroy_after) where destroyed_at is null;
