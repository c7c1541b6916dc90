create table payment (
  -- Also the Idempotence-Key of its creation at the provider.
  id uuid primary key,
  order_id uuid not null references customer_order,
  user_id uuid not null references app_user,
  -- The provider's id; null until the creation was answered or found in its list.
  provider_id text unique,
  -- «creating»: the outcome of the creation is not known; «rejected»: the provider refused to create it.
  status text not null check (
    status in ('creating', 'pending', 'waiting_for_capture', 'succeeded', 'canceled', 'rejected')
  ),
  amount bigint not null check (amount > 0),
  confirmation_token text,
  cancellation jsonb,
  created_at timestamptz not null,
  final_at timestamptz,
  checked_at timestamptz,
  checks integer not null default 0,
  next_check_at timestamptz
);
create index payment_order on payment (order_id, created_at desc);
create index payment_user on payment (user_id);
create index payment_open on payment (next_check_at)
  where status in ('creating', 'pending', 'waiting_for_capture');

create table payment_notification (
  id uuid primary key,
  event text not null,
  object_id text not null,
  status text not null,
  body jsonb not null,
  address inet,
  received_at timestamptz not null,
  -- What came of it: applied, unknown, ignored; null until looked at.
  outcome text,
  processed_at timestamptz,
  unique (object_id, status)
);

create table refund (
  -- Also the Idempotence-Key of its creation at the provider.
  id uuid primary key,
  payment_id uuid not null references payment,
  order_id uuid not null references customer_order,
  item_id uuid not null unique references order_item,
  provider_id text unique,
  status text not null check (status in ('creating', 'pending', 'succeeded', 'canceled')),
  amount bigint not null check (amount > 0),
  reason text not null,
  created_at timestamptz not null,
  final_at timestamptz
);

-- 54-FZ: the receipt at payment travels inside the payment's creation; this is the one at delivery.
create table receipt (
  -- Also the Idempotence-Key of its registration.
  id uuid primary key,
  item_id uuid not null unique references order_item,
  payment_id uuid not null references payment,
  amount bigint not null check (amount > 0),
  provider_id text,
  status text not null check (status in ('created', 'pending', 'succeeded', 'canceled')),
  created_at timestamptz not null,
  sent_at timestamptz
);
