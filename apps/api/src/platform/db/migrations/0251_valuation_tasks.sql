-- Valuations the staff asks for without an order; each is kept for a day.

create table valuation_task (
  id uuid primary key,
  object_key text not null,
  word jsonb not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  valuation jsonb,
  reason text not null default '',
  check (finished_at is not null or valuation is null)
);
create index valuation_task_by_day on valuation_task (created_at);

comment on table valuation_task is 'Valuations the staff asked for (POST /task), each kept for a day.';
comment on column valuation_task.object_key is 'Cadastral number, or address while there is none.';
comment on column valuation_task.word is 'What was said of the flat beside the sources.';
comment on column valuation_task.reason is 'Why there is no value; empty unless it failed.';
