-- Paid orders to tell to counters and affiliate networks: one row per target, for Admitad one per position. Written by the
-- trigger in the transaction that makes the order paid, and only for orders that came with an id of theirs.
create table conversion (
  id uuid primary key default uuidv7(),
  order_id uuid not null references customer_order,
  target text not null check (target in ('metrica', 'ga4', 'admitad', 'actionpay')),
  position smallint not null default 0,
  status text not null default 'waiting' check (
    -- sending: claimed for a target that counts twice what it is told twice; unknown: the claim's outcome is not known,
    -- and it is not told again; off: the target is not configured; expired: nobody took it in time.
    status in ('waiting', 'sending', 'sent', 'unknown', 'off', 'expired')
  ),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  reason text not null default '',
  unique (order_id, target, position)
);
create index conversion_due on conversion (due_at) where status in ('waiting', 'sending');

create function conversion_on_paid() returns trigger language plpgsql as $$
begin
  insert into conversion (order_id, target, position)
  select new.id, 'metrica', 0 where new.metadata ? 'yandexClientID'
  union all
  select new.id, 'ga4', 0 where new.metadata ? 'ga_client_id'
  union all
  select new.id, 'actionpay', 0 where new.metadata ? 'actionpay_click'
  union all
  select new.id, 'admitad', i.position from order_item i
  where i.order_id = new.id and new.metadata ? 'admitad_uid'
  on conflict do nothing;
  return null;
end $$;
create trigger conversion_on_paid after insert or update of status on customer_order
  for each row
  when (
    new.status = 'paid' and new.kind = 'purchase' and new.total > 0
    and new.metadata ?| array['yandexClientID', 'ga_client_id', 'admitad_uid', 'actionpay_click']
  )
  execute function conversion_on_paid();
