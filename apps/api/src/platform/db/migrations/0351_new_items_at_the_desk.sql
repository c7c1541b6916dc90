-- What the staff filters orders by, of an item that comes with its order: the item's own two rows. Nobody else sees an order that is not
-- committed yet, so neither its row nor its name is locked; of an order that was there before all rows are made anew, under both.
create or replace function customer_order_has_traffic() returns trigger language plpgsql as $$
begin
  new.traffic := case
    when new.partner_id is not null then 'partner'
    else coalesce((select u.traffic from app_user u where u.id = new.user_id), 'direct')
  end;
  -- Known until the transaction ends, or until it goes back to before this order.
  perform set_config('proverka.new_order', new.id::text, true);
  return new;
end $$;

create function desk_order_item_is_added() returns trigger language plpgsql security definer as $$
begin
  if current_setting('proverka.new_order', true) = new.order_id::text then
    insert into public.desk_order_product (order_id, product_name, status, method, kind, brand, created_at, total)
    select o.id, p.name, o.status, o.method, o.kind, o.brand, o.created_at, o.total
    from public.customer_order o cross join public.product p where o.id = new.order_id and p.id = new.product_id
    on conflict do nothing;
    if public.is_watched_item(new.status) then
      insert into public.desk_order_watched (order_id, item_status, status, method, kind, brand, created_at, total)
      select o.id, new.status, o.status, o.method, o.kind, o.brand, o.created_at, o.total
      from public.customer_order o where o.id = new.order_id
      on conflict do nothing;
    end if;
    return null;
  end if;
  -- Whoever changes the order meanwhile is waited for, as where items are removed.
  perform from public.customer_order where id = new.order_id for share;
  insert into public.desk_order_product
  select * from public.desk_order_product_now where order_id = new.order_id
  on conflict do nothing;
  if public.is_watched_item(new.status) then
    perform pg_advisory_xact_lock(hashtextextended('desk_order_watched:' || new.order_id, 0));
    delete from public.desk_order_watched d where d.order_id = new.order_id and not exists (
      select from public.order_item i where i.order_id = new.order_id and i.status = d.item_status
    );
    insert into public.desk_order_watched
    select * from public.desk_order_watched_now where order_id = new.order_id
    on conflict do nothing;
  end if;
  return null;
end $$;
drop trigger desk_order_watched_follows_new_items on order_item;
drop trigger desk_order_product_follows_items on order_item;
create constraint trigger desk_order_product_follows_items after delete on order_item
deferrable initially deferred for each row execute function desk_order_product_follows_items();
create constraint trigger desk_order_item_is_added after insert on order_item
deferrable initially deferred for each row execute function desk_order_item_is_added();
