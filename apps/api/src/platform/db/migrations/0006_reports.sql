create table report (
  item_id uuid primary key references order_item,
  -- What a paper copy is identified by; random, so that nobody walks through the numbers.
  number text not null unique,
  created_at timestamptz not null,
  completed_at timestamptz,
  -- Offer: data is kept for one month after completion.
  expires_at timestamptz,
  verdict jsonb,
  -- SHA-256 of what the report says, confirmed to holders of a paper copy.
  content_hash text,
  pdf_hash text
);
create index report_expiry on report (expires_at) where expires_at is not null;

create table report_task (
  id uuid primary key,
  item_id uuid not null references order_item,
  type text not null,
  status text not null check (
    status in ('queued', 'running', 'found', 'nothing_found', 'unavailable', 'needs_data', 'failed')
  ),
  attempts integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- When trying ends and the task is unavailable.
  deadline_at timestamptz not null,
  source text not null default '',
  source_date date,
  cost bigint not null default 0,
  reason text not null default '',
  missing_requirements jsonb not null default '[]',
  -- What a slow source gave us to ask again with; saved before it is first used.
  ticket jsonb,
  -- The document as received, by content hash.
  file_hash text,
  result jsonb
);
create index report_task_item on report_task (item_id);
create index report_task_history on report_task (type, finished_at desc)
  where status in ('found', 'nothing_found');
create index report_task_open on report_task (deadline_at) where status in ('queued', 'running', 'needs_data');

-- Proof that a report existed and was destroyed in time, without its data (152-FZ, article 21).
create table destruction_proof (
  number text primary key,
  product_name text not null,
  content_hash text,
  completed_at timestamptz not null,
  destroyed_at timestamptz not null
);

-- Every look at somebody else's report, refused or not.
create table access_log (
  id uuid primary key,
  user_id uuid not null references app_user,
  owner_id uuid not null,
  item_id uuid not null,
  allowed boolean not null,
  address inet,
  seen_at timestamptz not null
);
create index access_log_owner on access_log (owner_id, seen_at desc);
