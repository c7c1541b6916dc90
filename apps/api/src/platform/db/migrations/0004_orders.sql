create table customer_order (
  id uuid primary key,
  user_id uuid not null references app_user,
  brand text not null,
  kind text not null check (kind in ('purchase', 'top_up')),
  method text not null check (method in ('balance', 'card')),
  status text not null check (
    status in ('created', 'awaiting_payment', 'paid', 'closed', 'expired', 'cancelled')
  ),
  total bigint not null check (total >= 0),
  metadata jsonb not null,
  partner_id text,
  created_at timestamptz not null,
  -- An order nobody paid by then is dropped.
  expires_at timestamptz not null,
  paid_at timestamptz
);
create index customer_order_user on customer_order (user_id, created_at desc);
create index customer_order_unpaid on customer_order (expires_at) where status = 'awaiting_payment';

create table order_item (
  id uuid primary key,
  order_id uuid not null references customer_order,
  position smallint not null,
  -- No foreign key: products are never deleted, and it would lock the product's row for every order at once.
  product_id uuid not null,
  object_key text not null,
  object_address text not null,
  price bigint not null check (price >= 0),
  -- How the price came about, as the pricing function said it.
  price_breakdown jsonb not null,
  -- False for what bonus money may not pay (the urgent-order option).
  bonus_allowed boolean not null default true,
  metadata jsonb not null,
  status text not null check (
    status in ('created', 'paid', 'queued', 'running', 'needs_data', 'done', 'failed', 'refunded')
  ),
  finished_at timestamptz,
  unique (order_id, position)
);
create index order_item_object on order_item (object_key);

-- The first answer to a request that moves money, given again to its repeats.
create table idempotency_key (
  -- Whose key it is: a user's id, or «guest:» and an e-mail.
  scope text not null,
  key text not null,
  request_hash bytea not null,
  order_id uuid not null,
  -- null while the payment provider has not answered.
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Everything an order placement has to know under the lock of the user's accounts, in one round trip. The key is read
-- after the lock is held: a second request with the same key waits for the first and then sees its answer.
create function order_lock(owner uuid, key_scope text, idempotency text)
returns table (
  paid_account bigint, bonus_account bigint, hold_account bigint, paid bigint, bonus bigint,
  request_hash bytea, order_id uuid, answer jsonb
)
language plpgsql volatile security definer rows 1 as $$
begin
  select
    max(a.id) filter (where a.kind = 'user_paid'), max(a.id) filter (where a.kind = 'user_bonus'),
    max(a.id) filter (where a.kind = 'user_hold'),
    max(a.balance) filter (where a.kind = 'user_paid'), max(a.balance) filter (where a.kind = 'user_bonus')
  into paid_account, bonus_account, hold_account, paid, bonus
  from public.ledger_lock_user(owner) a;
  select k.request_hash, k.order_id, k.answer into request_hash, order_id, answer
  from public.idempotency_key k where k.scope = key_scope and k.key = idempotency;
  return next;
end $$;
