-- Conclusions about finished reports, written by a member of the staff or a language model; which of them is always said.
create table expert_conclusion (
  id uuid primary key,
  user_id uuid not null references app_user,
  -- One conclusion for a report; after a failed one there may be another.
  item_id uuid not null references order_item,
  question text not null,
  state text not null check (state in ('requested', 'written', 'failed')),
  price bigint not null check (price >= 0),
  text text not null default '',
  author text check (author in ('person', 'model')),
  author_name text not null default '',
  -- Of the staff: who wrote or declined it.
  writer_id uuid references app_user,
  reason text not null default '',
  requested_at timestamptz not null,
  -- When waiting ends and the money goes back.
  deadline_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'written') = (author is not null))
);
create unique index expert_conclusion_item on expert_conclusion (item_id) where state <> 'failed';
create index expert_conclusion_user on expert_conclusion (user_id, requested_at desc);
create index expert_conclusion_open on expert_conclusion (deadline_at) where state = 'requested';

insert into ledger_account (code, kind) values
  ('revenue:person-check:ExpertConclusion', 'revenue'),
  ('revenue:real-estate:ExpertConclusion', 'revenue');
