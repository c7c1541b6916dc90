-- The buyer's folder of one purchase. Checks and reports are read from the orders; here is what the buyer writes and uploads.

create table deal (
  id uuid primary key,
  user_id uuid not null references app_user,
  object_key text not null check (object_key <> ''),
  object_address text not null,
  advert_id text,
  sellers jsonb not null,
  steps jsonb not null,
  notes text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (user_id, object_key)
);
create index deal_by_change on deal (changed_at);

create table deal_document (
  id uuid primary key,
  deal_id uuid not null references deal on delete cascade,
  file_name text not null,
  type text not null check (type in ('application/pdf', 'image/png', 'application/xml')),
  bytes integer not null,
  file_hash text not null unique,
  sealed_key bytea not null,
  uploaded_at timestamptz not null,
  kind text check (
    kind in ('preliminary_contract', 'contract', 'receipt', 'extract', 'power_of_attorney', 'transfer_act', 'photo', 'other')
  ),
  title text not null default '',
  added_at timestamptz,
  check ((kind is null) = (added_at is null))
);
create index deal_document_deal on deal_document (deal_id, uploaded_at);
create index deal_document_waiting on deal_document (uploaded_at) where added_at is null;

create table poll_answer (
  item_id uuid primary key references order_item,
  answer text not null check (answer in ('went_on', 'refused', 'undecided')),
  answered_at timestamptz not null
);

comment on table deal is 'Folders of purchases: what a buyer writes about one object. Destroyed six months after the last change.';
comment on column deal.object_key is 'Cadastral number, or address while there is none.';
comment on column deal.advert_id is 'The advert the purchase began with.';
comment on column deal.sellers is 'What the buyer knows of the sellers: the fields of checked people.';
comment on column deal.steps is 'What leads to the keys, in the buyer''s order, with planned and real days.';
comment on column deal.version is 'Grows with each change: a change names the one it was made on.';
comment on column deal.changed_at is 'The last change, also of its documents: six months from then it is destroyed.';
comment on table deal_document is 'Files of folders. Stored encrypted, each with a key of its own: without its row a file cannot be read.';
comment on column deal_document.type is 'Found from the content.';
comment on column deal_document.bytes is 'Of the document, before it is encrypted.';
comment on column deal_document.file_hash is 'The stored file, by the hash of its encrypted content; never shared.';
comment on column deal_document.sealed_key is 'The key of the file, encrypted with one derived from APP_SECRET and bound to this row.';
comment on column deal_document.added_at is 'When the upload became a document; one that did not is destroyed after a day.';
comment on table poll_answer is 'What buyers decided after a report: one answer per item.';
