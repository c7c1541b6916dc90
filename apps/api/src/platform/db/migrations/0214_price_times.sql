-- Prices from a moment on. A component has the price of its own row from `starts_at`, and from each change on that of the change.
-- Which one applies follows from the clock of whoever asks, so that no job has to be on time.
alter table price_component add column starts_at timestamptz;
comment on column price_component.starts_at is 'From when on it is part of the price; null: from the first day of its product.';

create table price_change (
  id uuid primary key,
  component_id uuid not null references price_component on delete cascade,
  starts_at timestamptz not null,
  price bigint not null check (price >= 0),
  enabled boolean not null,
  constraint price_change_moment unique (component_id, starts_at)
);
comment on table price_change is 'What a price component costs from a moment on, in the place of what it cost before.';
comment on column price_change.price is 'Kopecks.';

-- Who changed what customers pay, when, from when on and why. The journal of security events says who did it, without words.
create table price_history (
  id uuid primary key,
  made_at timestamptz not null,
  made_by uuid not null references app_user,
  part text not null check (part in ('component', 'owner', 'discount', 'partner_tariff')),
  act text not null check (act in ('added', 'changed', 'removed', 'withdrawn')),
  product_id uuid references product,
  subject_id uuid not null,
  starts_at timestamptz not null,
  before jsonb,
  after jsonb,
  reason text not null check (reason <> '')
);
create index price_history_latest on price_history (made_at desc, id desc);
create index price_history_product on price_history (product_id, made_at desc, id desc) where product_id is not null;
create index price_history_subject on price_history (subject_id, made_at desc, id desc);
comment on table price_history is 'Acts of the staff on prices with their reasons. Rows are only added.';
comment on column price_history.subject_id is 'The component, also for whom it is, the discount, or the tariff of a partner.';
comment on column price_history.starts_at is 'From when on the act applies.';
comment on column price_history.before is 'Amounts, flags and moments, without names of people.';
