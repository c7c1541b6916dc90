-- Special prices: a component with owners takes the place of the component of its type for these only. A row names a person
-- or a role; prices of a role hold until orders of 1500 rubles (specification, sections 4 and 9).
create table price_component_owner (
  id uuid primary key default uuidv7(),
  component_id uuid not null references price_component,
  user_id uuid references app_user,
  role smallint,
  created_at timestamptz not null default now(),
  check ((user_id is null) <> (role is null)),
  constraint price_component_owner_once unique nulls not distinct (component_id, user_id, role)
);

insert into tariff (simple_id, name, threshold, discount_percent, is_hidden) values
  (11, 'Специальные цены', 0, 0, true);

-- A tariff given to a person besides what they reached by spending; a hidden one holds whatever they spend.
create table person_tariff (
  user_id uuid primary key references app_user,
  tariff_simple_id smallint not null references tariff,
  -- The person, who connected a reached tariff, or the administrator.
  assigned_by uuid not null references app_user,
  assigned_at timestamptz not null
);

-- Every price asks what the person was charged so far.
create index ledger_entry_posted on ledger_entry (account) include (amount, transfer_id) where step = 'post';
