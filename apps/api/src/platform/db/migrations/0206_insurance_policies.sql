-- With whom and on which terms an item was insured: as it was sold, whatever is configured later.
create table insurance_policy (
  item_id uuid primary key references order_item on delete cascade,
  number integer generated always as identity unique,
  series text not null,
  insurer jsonb not null,
  premium bigint not null check (premium > 0),
  terms_hash text not null,
  policy_hash text not null,
  ordered_at timestamptz not null
);
comment on table insurance_policy is 'Insurance sold with an item. The policy holds from the day the report is ready; an item that fails has none.';
comment on column insurance_policy.insurer is 'Name, INN, licence, phone, program, sum in rubles and months.';
comment on column insurance_policy.terms_hash is 'Of the rules in the store of files; policy_hash of the policy.';
