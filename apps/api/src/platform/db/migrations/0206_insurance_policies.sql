-- With whom and on which terms an item was insured: as it was sold, whatever is configured later.
create table insurance_document (
  hash text primary key,
  content bytea not null
);
comment on table insurance_document is 'Rules and policies (PDF) items were sold with, by SHA-256: each is stored once.';

create table insurance_policy (
  item_id uuid primary key references order_item on delete cascade,
  number integer generated always as identity unique,
  series text not null,
  insurer jsonb not null,
  premium bigint not null check (premium > 0),
  terms_hash text not null references insurance_document,
  policy_hash text not null references insurance_document,
  ordered_at timestamptz not null
);
comment on table insurance_policy is 'Insurance sold with an item. The policy holds from the day the report is ready; an item that fails has none.';
comment on column insurance_policy.insurer is 'Name, INN, licence, phone, program, sum in rubles and months.';
