-- Lists to be checked together. A list nobody ordered is destroyed after a day with everything in it; of an ordered one the
-- rows stay as line numbers beside their items, whose data goes with the reports.
create table wholesale_batch (
  id uuid primary key,
  user_id uuid not null references app_user,
  brand text not null,
  title text not null,
  -- The names of columns as written, for the file of mistakes.
  header jsonb,
  -- Product by kind of subject.
  products jsonb not null,
  rows_good integer not null,
  rows_bad integer not null,
  total bigint not null check (total >= 0),
  created_at timestamptz not null,
  -- When the upload is destroyed: the draft whole, of an ordered list what was not ordered; null once that is done.
  expires_at timestamptz,
  order_id uuid unique references customer_order
);
create index wholesale_batch_user on wholesale_batch (user_id, created_at desc);
create index wholesale_batch_expiry on wholesale_batch (expires_at) where expires_at is not null;

create table wholesale_row (
  batch_id uuid not null references wholesale_batch on delete cascade,
  line integer not null,
  -- Of a good row; null of a bad one.
  kind text check (kind in ('object', 'person', 'company', 'car')),
  product_id uuid,
  object_key text not null default '',
  object_address text not null default '',
  -- Moves to the item when the row is ordered.
  metadata jsonb not null default '{}',
  note text not null default '',
  -- Of a bad row: as it was written, and what is wrong with it.
  cells jsonb not null default '[]',
  reason text not null default '',
  item_id uuid,
  primary key (batch_id, line)
);
