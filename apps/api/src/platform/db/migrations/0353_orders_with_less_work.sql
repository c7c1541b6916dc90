-- The same answer by one statement less: a function in SQL that locks is not inlined.
create or replace function order_lock(owner uuid, key_scope text, idempotency text)
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
  from (
    select l.id, l.kind, l.balance from public.ledger_account l where l.user_id = owner order by l.id for no key update
  ) a;
  select k.request_hash, k.order_id, k.answer into request_hash, order_id, answer
  from public.idempotency_key k where k.scope = key_scope and k.key = idempotency;
  return next;
end $$;

-- Each order and product is looked up by its key, whatever is planned for the rest: `limit` keeps them out of joins. Most orders have one
-- item, which needs no sums.
create or replace function numbers_count_sold() returns trigger language plpgsql security definer as $$
declare
  one record;
begin
  if (select count(*) from added) = 1 then
    select o.paid_at, i.id, o.brand, o.traffic, p.name, i.price into one
    from added i
      cross join lateral (select brand, traffic, paid_at, total from public.customer_order where id = i.order_id limit 1) o
      cross join lateral (select name from public.product where id = i.product_id limit 1) p
    where o.total > 0 and o.paid_at is not null;
    if not found then
      return null;
    end if;
    insert into public.numbers_event (cell, at, row_id, figure)
    values (public.numbers_cell('sold', one.brand, one.traffic, one.name, ''), one.paid_at, one.id, 'sold');
    insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
    values (public.moscow_day(one.paid_at), 'sold', one.brand, one.traffic, one.name, '', 1, one.price);
    return null;
  end if;
  with sold as materialized (
    select o.paid_at, i.id, o.brand, o.traffic, p.name, i.price
    from added i
      cross join lateral (select brand, traffic, paid_at, total from public.customer_order where id = i.order_id limit 1) o
      cross join lateral (select name from public.product where id = i.product_id limit 1) p
    where o.total > 0 and o.paid_at is not null
  ), kept as (
    insert into public.numbers_event (cell, at, row_id, figure)
    select public.numbers_cell('sold', brand, traffic, name, ''), paid_at, id, 'sold' from sold
  )
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(paid_at), 'sold', brand, traffic, name, '', count(*), sum(price) from sold group by 1, 3, 4, 5;
  return null;
end $$;
