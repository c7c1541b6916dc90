-- A charge is counted before it is booked. The account of revenue is locked from its booking to the commit, and all customers of a product
-- share it: what is done meanwhile is waited for by everybody. Each row is looked up by its key, as those of new orders are.
create or replace function numbers_count_charged() returns trigger language plpgsql security definer as $$
declare
  one record;
begin
  select split_part(a.code, ':', 2) as brand, coalesce(o.traffic, u.traffic, 'direct') as traffic,
    split_part(a.code, ':', 3) as product_name, t.amount
  into one
  from (select * from public.ledger_transfer where id = new.transfer_id limit 1) t
    cross join lateral (select code, kind from public.ledger_account where id = t.credit_account limit 1) a
    left join lateral (select traffic from public.customer_order where id = t.order_id limit 1) o on true
    left join lateral (select user_id from public.ledger_account where id = t.debit_account limit 1) purse on true
    left join lateral (select traffic from public.app_user where id = purse.user_id limit 1) u on true
  where a.kind = 'revenue';
  if not found then
    return null;
  end if;
  insert into public.numbers_event (cell, at, row_id, figure)
  values (public.numbers_cell('charged', one.brand, one.traffic, one.product_name, ''), new.created_at, new.transfer_id, 'charged');
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  values (public.moscow_day(new.created_at), 'charged', one.brand, one.traffic, one.product_name, '', 1, one.amount);
  return null;
end $$;

-- Triggers fire in the order of their names.
alter trigger numbers_count_charged on ledger_settlement rename to count_charged_before_it_books;
