-- What is counted of a placed order is made of its rows themselves. Looked up in a view by their ids, new items were joined with
-- all orders wherever a session had planned that while the tables were small, and every order took longer than the one before.

-- An order that is paid when it is placed is two events, counted together.
create or replace function numbers_count_placed() returns trigger language plpgsql security definer as $$
begin
  if new.kind = 'purchase' and new.paid_at is not null then
    insert into public.numbers_event (cell, at, row_id, figure)
    values (public.numbers_cell('placed', new.brand, new.traffic, '', ''), new.created_at, new.id, 'placed'),
      (public.numbers_cell('paid', new.brand, new.traffic, '', ''), new.paid_at, new.id, 'paid');
    insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount, user_id)
    values (public.moscow_day(new.created_at), 'placed', new.brand, new.traffic, '', '', 1, new.total, null),
      (public.moscow_day(new.paid_at), 'paid', new.brand, new.traffic, '', '', 1, new.total, new.user_id);
  elsif new.kind = 'purchase' then
    insert into public.numbers_event (cell, at, row_id, figure)
    values (public.numbers_cell('placed', new.brand, new.traffic, '', ''), new.created_at, new.id, 'placed');
    insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
    values (public.moscow_day(new.created_at), 'placed', new.brand, new.traffic, '', '', 1, new.total);
  else
    insert into public.numbers_event (cell, at, row_id, figure)
    values (public.numbers_cell('topped_up', new.brand, new.traffic, '', ''), new.paid_at, new.id, 'topped_up');
    insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
    values (public.moscow_day(new.paid_at), 'topped_up', new.brand, new.traffic, '', '', 1, new.total);
  end if;
  return null;
end $$;
drop trigger numbers_count_placed_paid on customer_order;
drop trigger numbers_count_placed on customer_order;
create trigger numbers_count_placed after insert on customer_order for each row
when (new.kind = 'purchase' and new.total > 0 or new.kind = 'top_up' and new.paid_at is not null)
execute function numbers_count_placed();
