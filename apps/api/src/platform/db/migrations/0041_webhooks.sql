create table webhook (
  id uuid primary key,
  user_id uuid not null references app_user,
  url text not null,
  -- The signing secret is made of it and of APP_SECRET: a stolen table signs nothing.
  secret_salt bytea not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index webhook_open on webhook (user_id) where deleted_at is null;

-- What is to be told to whom, and how the telling went. Written by the triggers below, so that no way of changing an
-- order can forget it.
create table webhook_delivery (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhook,
  event text not null check (event in ('order.changed', 'item.changed', 'test')),
  payload jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default now(),
  attempted_at timestamptz,
  -- HTTP status of the last attempt; null when nothing answered.
  answer_status smallint,
  -- Why the last attempt did not succeed; empty when it did.
  reason text not null default ''
);
create index webhook_delivery_due on webhook_delivery (due_at) where status = 'waiting';
create index webhook_delivery_log on webhook_delivery (webhook_id, created_at desc);
create index webhook_delivery_age on webhook_delivery (created_at);

create function webhook_on_order() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (webhook_id, event, payload)
  select w.id, 'order.changed', jsonb_build_object(
    'order_id', new.id, 'status', new.status, 'total_amount', new.total / 100.0)
  from webhook w where w.user_id = new.user_id and w.deleted_at is null;
  return null;
end $$;
create trigger webhook_on_new_order after insert on customer_order
  for each row execute function webhook_on_order();
create trigger webhook_on_order_status after update of status on customer_order
  for each row when (old.status is distinct from new.status) execute function webhook_on_order();

create function webhook_on_item() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (webhook_id, event, payload)
  select w.id, 'item.changed', jsonb_build_object(
    'order_id', new.order_id, 'order_item_id', new.id, 'product_id', new.product_id, 'status', new.status)
  from customer_order o join webhook w on w.user_id = o.user_id and w.deleted_at is null
  where o.id = new.order_id;
  return null;
end $$;
create trigger webhook_on_item_status after update of status on order_item
  for each row when (old.status is distinct from new.status) execute function webhook_on_item();
