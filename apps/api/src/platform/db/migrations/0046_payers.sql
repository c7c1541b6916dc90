create table payer (
  id uuid primary key,
  user_id uuid not null references app_user,
  inn text not null check (inn ~ '^(\d{10}|\d{12})$'),
  kpp text not null,
  ogrn text not null,
  name text not null,
  address text not null,
  email text not null,
  bank_name text not null,
  bik text not null,
  account text not null,
  correspondent_account text not null,
  -- Grows with every change: a document is made out once for a revision.
  revision integer not null default 1,
  created_at timestamptz not null
);
create unique index payer_once on payer (user_id, inn, kpp);

-- Numbers of documents without holes, per company and year.
create table document_counter (
  brand text not null,
  kind text not null,
  year smallint not null,
  last integer not null,
  primary key (brand, kind, year)
);

-- Invoices and acts as they were made out: kept for five years (402-FZ, article 29), also without their payer.
create table invoice (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'act')),
  number text not null,
  brand text not null,
  user_id uuid not null references app_user,
  payer_id uuid not null,
  payer_revision integer not null,
  -- `order:{id}`, `transaction:{id}` or `amount:{kopecks}:{day}`.
  subject text not null,
  order_id uuid,
  transaction_id uuid,
  amount bigint not null check (amount > 0),
  issued_on date not null,
  -- Everything the paper says, so that it reads the same for ever.
  content jsonb not null,
  created_at timestamptz not null,
  unique (brand, kind, number),
  unique (payer_id, payer_revision, kind, subject)
);
create index invoice_user on invoice (user_id, created_at desc, id desc);
