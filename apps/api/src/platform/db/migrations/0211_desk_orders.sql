-- The list of orders is filtered by status, method, kind and brand, which have a handful of values each: an index that begins
-- with all four answers any choice of them as a few ranges that are already in the order of the list, however rare or frequent
-- the choice is. Sums are in it, so that most orders are skipped without a look at their row.
create index customer_order_facets on customer_order (status, method, kind, brand, created_at desc, id desc) include (total);
drop index customer_order_by_status;
drop index customer_order_newest;
create index customer_order_newest on customer_order (created_at desc, id desc) include (total);
drop index customer_order_by_total;
create index customer_order_by_total on customer_order (total, created_at desc, id desc) include (status, method, kind, brand);

-- The same for what was ordered, which is said by items: a row for each product of an order.
create table desk_order_product (
  order_id uuid not null references customer_order on delete cascade,
  product_name text not null,
  status text not null,
  method text not null,
  kind text not null,
  brand text not null,
  created_at timestamptz not null,
  total bigint not null,
  primary key (order_id, product_name)
);
comment on table desk_order_product is 'What the staff filters orders of a product by. Written by triggers alone; desk_order_product_now says what it has to be.';
comment on column desk_order_product.total is 'Kopecks, of the whole order.';

create view desk_order_product_now as
  select distinct o.id as order_id, p.name as product_name, o.status, o.method, o.kind, o.brand, o.created_at, o.total
  from order_item i join customer_order o on o.id = i.order_id join product p on p.id = i.product_id;
comment on view desk_order_product_now is 'What desk_order_product has to hold, made from its sources.';

insert into desk_order_product select * from desk_order_product_now;
create index desk_order_product_facets
  on desk_order_product (product_name, status, method, kind, brand, created_at desc, order_id desc) include (total);

create function desk_order_product_follows_order() returns trigger language plpgsql security definer as $$
begin
  update public.desk_order_product
  set status = new.status, method = new.method, kind = new.kind, brand = new.brand, created_at = new.created_at, total = new.total
  where order_id = new.id;
  return null;
end $$;
create constraint trigger desk_order_product_follows_order after update on customer_order deferrable initially deferred for each row
when ((old.status, old.method, old.kind, old.brand, old.created_at, old.total)
  is distinct from (new.status, new.method, new.kind, new.brand, new.created_at, new.total))
execute function desk_order_product_follows_order();

create function desk_order_product_follows_items() returns trigger language plpgsql security definer as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.order_id else new.order_id end;
begin
  -- Whoever changes the order meanwhile is waited for: its new status would not reach a row that is not there yet.
  perform from public.customer_order where id = changed for share;
  if tg_op <> 'INSERT' then
    delete from public.desk_order_product d where d.order_id = changed and not exists (
      select from public.order_item i join public.product p on p.id = i.product_id
      where i.order_id = changed and p.name = d.product_name
    );
  end if;
  insert into public.desk_order_product
  select * from public.desk_order_product_now where order_id = changed
  on conflict do nothing;
  return null;
end $$;
create constraint trigger desk_order_product_follows_items after insert or delete on order_item
deferrable initially deferred for each row execute function desk_order_product_follows_items();
create constraint trigger desk_order_product_follows_changed_items after update on order_item
deferrable initially deferred for each row
when ((old.order_id, old.product_id) is distinct from (new.order_id, new.product_id))
execute function desk_order_product_follows_items();
