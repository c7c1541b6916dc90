-- Orders with items that run, wait or failed are asked for all day: a row for each state of an order's items that is watched, with
-- what the list is filtered by and ordered by, so that neither ten thousand orders nor all of them are looked at for a page.
create table desk_order_watched (
  order_id uuid not null references customer_order on delete cascade,
  item_status text not null,
  status text not null,
  method text not null,
  kind text not null,
  brand text not null,
  created_at timestamptz not null,
  total bigint not null,
  primary key (order_id, item_status)
);
comment on table desk_order_watched is 'Orders by the states of their items that the staff watches. Written by triggers alone; desk_order_watched_now says what it has to be.';
comment on column desk_order_watched.total is 'Kopecks, of the whole order.';

create function is_watched_item(status text) returns boolean language sql immutable
return status in ('queued', 'running', 'needs_data', 'failed');

create view desk_order_watched_now as
  select distinct o.id as order_id, i.status as item_status, o.status, o.method, o.kind, o.brand, o.created_at, o.total
  from order_item i join customer_order o on o.id = i.order_id where is_watched_item(i.status);
comment on view desk_order_watched_now is 'What desk_order_watched has to hold, made from its sources.';

insert into desk_order_watched select * from desk_order_watched_now;
create index desk_order_watched_newest
  on desk_order_watched (item_status, created_at desc, order_id desc) include (status, method, kind, brand, total);

create function desk_order_watched_follows_order() returns trigger language plpgsql security definer as $$
begin
  -- Rows that a transaction is adding for the items have the order's old state: this one waits until they can be seen.
  perform pg_advisory_xact_lock(hashtextextended('desk_order_watched:' || new.id, 0));
  update public.desk_order_watched
  set status = new.status, method = new.method, kind = new.kind, brand = new.brand, created_at = new.created_at, total = new.total
  where order_id = new.id;
  return null;
end $$;
create constraint trigger desk_order_watched_follows_order after update on customer_order deferrable initially deferred for each row
when ((old.status, old.method, old.kind, old.brand, old.created_at, old.total)
  is distinct from (new.status, new.method, new.kind, new.brand, new.created_at, new.total))
execute function desk_order_watched_follows_order();

create function desk_order_watched_follows_items() returns trigger language plpgsql security definer as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.order_id else new.order_id end;
begin
  -- Items of one order that move at once wait for each other here, and see the other's new state then. Not by the order's row: who
  -- locks orders before accounts must not wait for a transaction that has the accounts and ends.
  perform pg_advisory_xact_lock(hashtextextended('desk_order_watched:' || changed, 0));
  delete from public.desk_order_watched d where d.order_id = changed and not exists (
    select from public.order_item i where i.order_id = changed and i.status = d.item_status
  );
  insert into public.desk_order_watched
  select * from public.desk_order_watched_now where order_id = changed
  on conflict do nothing;
  return null;
end $$;
create constraint trigger desk_order_watched_follows_new_items after insert on order_item
deferrable initially deferred for each row when (public.is_watched_item(new.status))
execute function desk_order_watched_follows_items();
create constraint trigger desk_order_watched_follows_deleted_items after delete on order_item
deferrable initially deferred for each row when (public.is_watched_item(old.status))
execute function desk_order_watched_follows_items();
create constraint trigger desk_order_watched_follows_items after update on order_item
deferrable initially deferred for each row
when (old.status is distinct from new.status and (public.is_watched_item(old.status) or public.is_watched_item(new.status)))
execute function desk_order_watched_follows_items();
