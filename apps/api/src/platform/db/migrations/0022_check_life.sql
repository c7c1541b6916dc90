-- A task begins anew when its subject is edited or somebody restarts it; what an earlier run comes to is not saved.
alter table report_task add column run integer not null default 1;
alter table report_task add column restarts integer not null default 0;
-- How often the subject was edited after payment.
alter table report add column edits integer not null default 0;

create table report_rating (
  item_id uuid primary key references order_item,
  value text not null check (value in ('up', 'down')),
  -- May name people: emptied when the report is destroyed.
  comment text not null,
  rated_at timestamptz not null
);

-- What cheap sources say before anything is paid. Holds the subject while sources are asked, and masked facts.
create table preview (
  id uuid primary key,
  product_id uuid not null,
  subject jsonb not null,
  masked text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index preview_expiry on preview (expires_at);

create table preview_task (
  preview_id uuid not null references preview on delete cascade,
  type text not null,
  state text not null check (
    state in ('queued', 'running', 'found', 'nothing_found', 'unavailable', 'needs_data', 'after_payment')
  ),
  ticket text,
  looks integer not null default 0,
  records integer,
  namesakes integer,
  facts jsonb not null default '[]',
  source text not null default '',
  source_date date,
  primary key (preview_id, type)
);
